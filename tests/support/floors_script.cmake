# cmake -D FLOORS=<floors.cmake> -D ROOM=<folder for small source trees> -P floors_script.cmake
# Each small tree breaks one rule, which the script must report; the good tree must pass.

# With additional files in the tree, as pairs of name and content.
function(run_floors name file text expected)
  cmake_parse_arguments(PARSE_ARGV 4 arg "" "" "FILES")
  set(tree ${ROOM}/${name})
  file(REMOVE_RECURSE ${tree})
  file(WRITE ${tree}/model/engine/units.h "#pragma once\n")
  file(WRITE ${tree}/${file} "${text}")
  while(arg_FILES)
    list(POP_FRONT arg_FILES other its_text)
    file(WRITE ${tree}/${other} "${its_text}")
  endwhile()
  execute_process(COMMAND ${CMAKE_COMMAND} -D ROOT=${tree} -P ${FLOORS}
    TIMEOUT 60
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  string(REGEX REPLACE "[ \n]+" " " output "${output}") # cmake wraps long lines
  if(expected STREQUAL "" AND NOT result EQUAL 0)
    message(SEND_ERROR "${name}: refused what is right: ${output}")
  elseif(NOT expected STREQUAL "" AND result EQUAL 0)
    message(SEND_ERROR "${name}: let pass what is wrong")
  elseif(NOT expected STREQUAL "" AND NOT output MATCHES "${expected}")
    message(SEND_ERROR "${name}: did not say “${expected}” but: ${output}")
  else()
    message(STATUS "${name}: as it should be")
  endif()
endfunction()

run_floors(engine_names_qt model/engine/a.cpp "#include <QString>\n" "knows no Qt")
run_floors(engine_names_model model/engine/a.cpp "#include \"model/report/report.h\"\n" "engine reaches up")
run_floors(engine_names_views model/engine/a.h "  #  include \"views/theme.h\"\n" "engine reaches up")
run_floors(played_asks_closed_form model/engine/play/a.cpp
  "#include \"model/engine/training/step.h\"\n" "plain inputs only")
run_floors(played_takes_inputs model/engine/play/a.cpp
  "#include \"model/engine/inputs/layout.h\"\n#include \"model/engine/play/b.h\"\n#include \"model/engine/units.h\"\n" ""
  FILES model/engine/play/b.h "#pragma once\n" model/engine/inputs/layout.h "#pragma once\n")
run_floors(model_names_views model/a.cpp "#include \"views/theme.h\"\n" "model reaches up")
run_floors(model_names_app model/words/a.cpp "#include \"app/main.h\"\n" "model reaches up")
run_floors(model_names_widgets model/a.cpp "#include <QWidget>\n" "knows no widgets")
run_floors(views_name_app views/a.cpp "#include \"app/mainwindow.h\"\n" "view reaches up")
run_floors(views_call_assess views/a.cpp "#include \"model/engine/assess.h\"\n" "past the document")
run_floors(views_call_answer views/a.cpp "#include \"model/engine/answer/answer.h\"\n" "past the document")
run_floors(views_call_room views/a.cpp "#include \"model/engine/money/compare.h\"\n" "past the document")
run_floors(calibrator_names_model app/calibrate/a.cpp "#include \"model/report/report.h\"\n" "calibrator knows the engine")
run_floors(calibrator_names_qt app/calibrate/a.cpp "#include <QString>\n" "calibrator knows the engine")
run_floors(calibrator_asks_rooms app/calibrate/a.cpp "#include \"model/engine/training/step.h\"\n" "")
run_floors(program_names_calibrator app/a.cpp "#include \"app/calibrate/solve.h\"\n" "needs the calibrator")
run_floors(json_in_model model/a.cpp "#include <nlohmann/json.hpp>\n" "JSON stays")
run_floors(json_in_knobs model/engine/knobs/a.cpp "#include <nlohmann/json.hpp>\n" "JSON stays")
run_floors(include_by_neighbour views/a.cpp "#include \"theme.h\"\n" "from the root")
run_floors(views_name_values views/a.cpp
  "#include \"model/engine/knobs/knob.h\"\n#include \"model/engine/plan.h\"\n#include \"model/project/projectdocument.h\"\n#include \"a.moc\"\n#include <QWidget>\n" "")
run_floors(json_in_files model/engine/files/a.cpp "#include <nlohmann/json.hpp>\n" "")
run_floors(json_in_export model/export/a.cpp "#include <nlohmann/json.hpp>\n" "")
set(values "#include \"model/engine/plan.h\"\n#include \"model/engine/answer/answer.h\"\n")
run_floors(app_asks_the_door app/verbs/a.cpp "#include \"views/a.h\"\n${values}" "")
set(past "#include \"model/engine/assess.h\"\n")
run_floors(app_calls_assess app/verbs/a.cpp "${past}" "past its doors")
run_floors(app_calls_room app/a.cpp "#include \"model/engine/money/compare.h\"\n" "past its doors")

# Rooms on different levels.
set(to_a "#include \"model/engine/a/a.h\"\n")
set(to_b "#include \"model/engine/b/b.h\"\n")
set(to_c "#include \"model/engine/c.h\"\n")
set(drawing "# House\n\n```rooms model/engine\na : asks b\nb\nc units\n```\n\na b c\n")
run_floors(rooms_in_order model/engine/a/a.cpp "${to_b}${to_c}" ""
  FILES model/engine/b/b.cpp "${to_c}" model/engine/c.h "//\n" ARCHITECTURE.md "${drawing}")
run_floors(room_reaches_up model/engine/a/a.cpp "${to_b}"
  "model/engine/a does not stand below model/engine/b in the drawing"
  FILES model/engine/b/b.h "${to_a}" model/engine/c.h "//\n" ARCHITECTURE.md "${drawing}")
run_floors(room_names_its_neighbour model/engine/a/a.cpp "${to_b}"
  "model/engine/units does not stand below model/engine/c"
  FILES model/engine/b/b.h "//\n" model/engine/c.h "#include \"model/engine/units.h\"\n"
        ARCHITECTURE.md "${drawing}")
run_floors(room_is_not_drawn model/engine/a/a.cpp "${to_b}" "draws no room model/engine/d"
  FILES model/engine/b/b.h "//\n" model/engine/c.h "//\n" model/engine/d/d.cpp "${to_c}"
        ARCHITECTURE.md "${drawing}")
run_floors(room_is_gone model/engine/a/a.cpp "${to_b}" "drawn, and nowhere in the sources"
  FILES model/engine/b/b.h "//\n" ARCHITECTURE.md "${drawing}")
run_floors(room_is_drawn_twice model/engine/a/a.cpp "${to_b}" "drawn twice"
  FILES model/engine/b/b.h "//\n" model/engine/c.h "//\n"
        ARCHITECTURE.md "${drawing}```rooms model/engine\na\n```\n")
run_floors(house_idiom model/a.cpp "int gpuSaid = 0;\n" "in the field's words")
run_floors(name_of_qt views/a.cpp "const auto style = Qt::ToolButtonTextBesideIcon;\n" "")
