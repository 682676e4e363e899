#include "model/engine/files/accuracyfile.h"
#include "model/engine/files/csv.h"
#include "model/engine/files/publishedfile.h"
#include "model/engine/files/workedfile.h"
#include "tests/support/room.h"

#include <QFile>
#include <QTest>

#include <charconv>
#include <map>
#include <set>

// The published rows that constants were fitted on: read without loss, each with its source, and
// they alone are the basis of the accuracy that the program states.
namespace {

using namespace engine;

const std::string kFolder = HEADROOM_SOURCE "/resources/published/";

std::string bytesOf(const std::string& name)
{
    QFile file(QString::fromStdString(kFolder + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// A table row: cells by column name.
using Line = std::map<std::string, std::string>;

std::vector<Line> linesOf(const std::string& name)
{
    std::vector<Line> lines;
    const std::string bytes = bytesOf(name);
    CsvReader reader(bytes);
    std::vector<std::string> names;
    while (reader.next() == CsvReader::Step::Record) {
        const auto& cells = reader.record().cells;
        if (names.empty()) {
            names.assign(cells.begin(), cells.end());
            continue;
        }
        Line line;
        for (std::size_t i = 0; i < std::min(cells.size(), names.size()); ++i)
            line[names[i]] = std::string(cells[i]);
        lines.push_back(std::move(line));
    }
    return lines;
}

using Texts = std::map<std::string, std::string>;
using Numbers = std::map<std::string, double>;

void readAlike(const PublishedRow& row, Texts& texts, Numbers& numbers)
{
    const PublishedRun& what = row.served ? row.served->what : row.run;
    texts["id"] = row.measured.id, texts["source_key"] = row.measured.sourceKey;
    texts["model.name"] = what.model;
    numbers["model.params"] = what.params, numbers["model.active_params"] = what.active;
    numbers["model.layers"] = what.layers, numbers["model.hidden"] = what.hidden;
    numbers["model.heads"] = what.heads, numbers["model.kv_heads"] = what.kvHeads;
    numbers["model.ffn"] = what.ffn, numbers["model.vocab"] = what.vocab;
}

void readOfTraining(const PublishedRow& row, Texts& texts, Numbers& numbers)
{
    const PublishedRun& r = row.run;
    texts["task"] = r.task, texts["precision"] = r.precision, texts["recompute"] = r.recompute;
    texts["cluster.gpu"] = r.gpu, texts["cluster.intra"] = r.intra;
    texts["parallel.zero"] = r.sharding;
    texts["software.framework"] = r.framework, texts["software.features"] = r.features;
    numbers["software.year"] = r.year;
    numbers["measured.oom"] = row.measured.outOfMemory ? 1 : kUnknown;
    numbers["cluster.count"] = r.gpus, numbers["cluster.gpus_per_node"] = r.nodeGpus;
    numbers["cluster.inter_gbps_per_gpu"] = r.interGbps;
    numbers["parallel.tp"] = r.tensor, numbers["parallel.pp"] = r.pipeline;
    numbers["parallel.vpp"] = r.interleave, numbers["parallel.dp"] = r.data;
    numbers["parallel.cp"] = r.context, numbers["parallel.ep"] = r.expert;
    numbers["batch.micro"] = r.microBatch, numbers["batch.global_seqs"] = r.sequences;
    numbers["batch.seq_len"] = r.sequence;
    numbers["measured.step_s"] = row.measured.step;
    numbers["measured.tokens_per_s_per_gpu"] = row.measured.tokensPerSecondGpu;
    numbers["measured.mem_gib"] = row.measured.memory;
}

void readOfServing(const PublishedRow& row, Texts& texts, Numbers& numbers)
{
    const ServedRun& r = *row.served;
    texts["engine"] = r.engine, texts["engine_version"] = r.version;
    texts["scenario"] = r.scenario, texts["gpu"] = r.what.gpu;
    texts["precision.weights"] = r.what.precision, texts["precision.kv"] = r.cache;
    numbers["model.head_dim"] = r.headDim, numbers["model.experts"] = r.experts;
    numbers["model.topk"] = r.chosen, numbers["model.shared_experts"] = r.shared;
    numbers["model.dense_layers"] = r.denseLayers, numbers["model.dense_ffn"] = r.denseFfn;
    numbers["model.kv_lora_rank"] = r.latentRank, numbers["model.rope_dim"] = r.ropeDim;
    numbers["model.sliding_window"] = r.window, numbers["num_gpus"] = r.what.gpus;
    numbers["tp"] = r.what.tensor, numbers["pp"] = r.what.pipeline;
    numbers["ep"] = r.expert, numbers["dp"] = r.attention;
    numbers["isl"] = r.prompt, numbers["osl"] = r.answer;
    numbers["concurrency_or_batch"] = r.users, numbers["engine_year"] = r.year;
    numbers["measured.output_tokens_per_s"] = row.measured.served.tokens;
    numbers["measured.req_per_s"] = row.measured.served.requests;
    numbers["measured.tokens_per_s_per_gpu"] = row.measured.served.tokensGpu;
    numbers["measured.ttft_ms"] = row.measured.served.first;
    numbers["measured.tpot_ms"] = row.measured.served.token;
}

// The problem with a cell that was read as that number or text; empty if none.
std::string lossOf(const std::string& column, const std::string& cell, const Texts& texts,
                   const Numbers& numbers)
{
    if (column == "document" || column == "at") // for human readers
        return {};
    if (const auto text = texts.find(column); text != texts.end())
        return text->second == cell ? "" : column + ": " + cell + " became " + text->second;
    const auto number = numbers.find(column);
    if (number == numbers.end())
        return column + " is read by nobody";
    double stated = 0; // some write "unknown" as 0
    const auto end = std::from_chars(cell.data(), cell.data() + cell.size(), stated).ptr;
    if (end != cell.data() + cell.size())
        return column + ": " + cell + " is no number";
    return (stated == 0 && std::isnan(number->second)) || stated == number->second
               ? ""
               : column + ": " + cell + " became " + std::to_string(number->second);
}

bool isKnown(double value)
{
    return std::isfinite(value) && value > 0;
}

// Number of measurements of each kind per source.
using Counts = std::map<std::pair<std::string, AccuracyQuantity>, int>;

void count(Counts& counts, const PublishedRow& row)
{
    const auto add = [&](AccuracyQuantity quantity, bool measured) {
        if (measured)
            ++counts[{row.measured.sourceKey, quantity}];
    };
    const MeasuredRow& m = row.measured;
    if (!row.served) {
        add(AccuracyQuantity::Step, isKnown(m.step) || isKnown(m.tokensPerSecondGpu));
        add(AccuracyQuantity::Memory, isKnown(m.memory));
        return;
    }
    const ServedMeasured& s = m.served;
    const bool derived = isKnown(s.first) && isKnown(s.token) && isKnown(row.served->users) &&
                         isKnown(row.served->answer);
    add(AccuracyQuantity::Throughput, isKnown(s.tokens) || isKnown(s.tokensGpu) || derived);
    add(AccuracyQuantity::First, isKnown(s.first));
    add(AccuracyQuantity::Token, isKnown(s.token));
}

void countAll(Counts& counts, const std::string& name)
{
    const auto rows = readPublished(bytesOf(name));
    for (const PublishedRow& row : *rows)
        count(counts, row);
}

class TestPublishedRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tables_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("serves");
        QTest::newRow("training") << QStringLiteral("training.csv") << false;
        QTest::newRow("serving") << QStringLiteral("serving.csv") << true;
    }

    void eachCellIsRead_data() { tables_data(); }
    void eachCellIsRead()
    {
        QFETCH(QString, name);
        QFETCH(bool, serves);
        const auto lines = linesOf(name.toStdString());
        const auto rows = readPublished(bytesOf(name.toStdString()));
        QVERIFY(rows && !rows->empty());
        QCOMPARE(rows->size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const PublishedRow& row = (*rows)[i];
            QVERIFY2(row.skipped.empty(), row.skipped.c_str());
            QCOMPARE(row.served.has_value(), serves);
            Texts texts;
            Numbers numbers;
            readAlike(row, texts, numbers);
            (serves ? readOfServing : readOfTraining)(row, texts, numbers);
            for (const auto& [column, cell] : lines[i])
                if (!cell.empty()) {
                    const std::string loss = lossOf(column, cell, texts, numbers);
                    QVERIFY2(loss.empty(), (row.measured.id + ", " + loss).c_str());
                }
        }
    }

    void eachRowStatesWhereItStood_data()
    {
        tables_data();
        QTest::newRow("worked") << QStringLiteral("worked.csv") << false;
    }
    void eachRowStatesWhereItStood()
    {
        QFETCH(QString, name);
        std::map<std::string, std::string> sources;
        for (const Line& line : linesOf("sources.csv"))
            sources[line.at("id")] = line.at("source");
        std::set<std::string> ids;
        for (const Line& line : linesOf(name.toStdString())) {
            QVERIFY2(ids.insert(line.at("id")).second, line.at("id").c_str());
            const auto source = sources.find(line.at("document"));
            QVERIFY2(source != sources.end(), line.at("id").c_str());
            QCOMPARE(line.at("source_key"), source->second);
        }
    }

    void eachSourceSaysWhoseItIsAndHowManyRowsItGave()
    {
        std::map<std::string, int> rows;
        for (const char* name : {"training.csv", "serving.csv", "worked.csv"})
            for (const Line& line : linesOf(name))
                ++rows[line.at("document")];
        std::set<std::string> ids;
        for (const Line& line : linesOf("sources.csv")) {
            QVERIFY2(ids.insert(line.at("id")).second, line.at("id").c_str());
            for (const char* column : {"name", "revision", "licence", "read"})
                QVERIFY2(!line.at(column).empty(), (line.at("id") + ", " + column).c_str());
            QCOMPARE(line.at("licence") == "not stated", line.at("licence_from").empty());
            QCOMPARE(line.at("rows"), std::to_string(rows[line.at("id")]));
        }
        QCOMPARE(ids.size(), rows.size());
    }

    // A run repeated with exactly the same digits is one measurement.
    void nothingServedIsMeasuredTwice()
    {
        std::map<std::string, std::string> seen;
        for (const Line& line : linesOf("serving.csv")) {
            std::string key = line.at("source_key") + line.at("gpu") + line.at("num_gpus");
            for (const auto& [column, cell] : line)
                if (column.starts_with("measured.") || column == "isl" || column == "osl" ||
                    column == "concurrency_or_batch")
                    key += '|' + cell;
            const auto [before, isNew] = seen.emplace(key, line.at("id"));
            QVERIFY2(isNew, (line.at("id") + " repeats " + before->second).c_str());
        }
    }

    // The Accuracy page uses all of these rows and no others.
    void accuracyIsOfTheseRows()
    {
        Counts measured, claimed;
        for (const char* name : {"training.csv", "serving.csv"})
            countAll(measured, name);
        const auto worked = readWorkedRuns(bytesOf("worked.csv"));
        for (const WorkedRun& run : *worked)
            ++measured[{run.source, AccuracyQuantity::Step}];
        const auto accuracy = readAccuracyFile(bytesOf("accuracy.json"));
        for (const AccuracyRow& row : accuracy->rows)
            ++claimed[{row.source, row.quantity}];
        for (const auto& [key, rows] : measured)
            QVERIFY2(claimed[key] == rows,
                     (key.first + ", " + std::string(idOf(key.second)) + ": measured " +
                      std::to_string(rows) + ", claimed " + std::to_string(claimed[key]))
                         .c_str());
        QCOMPARE(claimed.size(), measured.size());
    }

    void accuracyIsWrittenAsItIsRead()
    {
        const std::string bytes = bytesOf("accuracy.json");
        const auto file = readAccuracyFile(bytes);
        QVERIFY(file && writeAccuracyFile(file->rows) == bytes);
    }

    void badTables_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const char* table, Error::Code code,
                            const char* where) {
            QTest::newRow(name) << QByteArray(table) << int(code) << QByteArray(where);
        };
        row("a column twice", "id,tp,tp\na,1,2\n", Error::Code::DuplicateKey, "line 1");
        row("a cell too few", "id,isl,tp\na,1,2\nb,1\n", Error::Code::WrongCells, "line 3");
        row("a cell too many", "id,isl\na,1,2\n", Error::Code::WrongCells, "line 2");
        row("a word for a time", "id,measured.step_s\na,fast\n", Error::Code::NotANumber,
            "line 2, measured.step_s");
        row("a quotation without end", "id,isl\n\"a,1\n", Error::Code::OpenQuote, "line 2");
    }
    void badTables()
    {
        QFETCH(QByteArray, table);
        QFETCH(int, code);
        QFETCH(QByteArray, where);
        const auto rows = readPublished(table.toStdString());
        QVERIFY(!rows);
        QCOMPARE(int(rows.error().code), code);
        QCOMPARE(QByteArray::fromStdString(rows.error().where), where);
    }
    // Invalid cells are reported for their row, as in the JSON form.
    void aRowThatCannotBeReadIsKeptAndSaysWhy()
    {
        const auto rows = readPublished("id,task,cluster.count,parallel.tp\na,pretrain,many 7,1\n");
        QVERIFY(rows && rows->size() == 1);
        QCOMPARE(rows->front().skipped, std::string("cluster.count is no number"));
    }
};

} // namespace

HEADROOM_ROOM(TestPublishedRows)
#include "test_publishedrows.moc"
