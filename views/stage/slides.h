#pragma once

class QWidget;

namespace model {
class ProjectDocument;
}

namespace views {

// The slides of a presentation, each on one topic.
QWidget* verdictSlide(model::ProjectDocument& document);
QWidget* compareSlide(model::ProjectDocument& document);
QWidget* timeSlide(model::ProjectDocument& document);
QWidget* servingSlide(model::ProjectDocument& document);
QWidget* costSlide(model::ProjectDocument& document);
QWidget* powerSlide(model::ProjectDocument& document);
QWidget* riskSlide(model::ProjectDocument& document);
QWidget* sensitivitySlide(model::ProjectDocument& document);

} // namespace views
