import { Anchor, Stack, Switch, Text } from "@mantine/core";
import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { TourService } from "shared/content/tours/tour-services";
import { limits } from "shared/limits";
import { RerenderOn } from "../../../../components/form/RerenderOn.tsx";
import { StageFields } from "../../../../components/itinerary/StageFields.tsx";
import { blankStage } from "../../../../components/itinerary/stage-values.ts";
import type { PhotoUploads } from "../../../../components/photos/use-photo-uploads.ts";
import { QuestionRows } from "../../../../components/questions/QuestionRows.tsx";
import { SectionCard, Sections } from "../../../../components/sections/Sections.tsx";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { ToursChoice } from "../../../../components/tour/ToursChoice.tsx";
import { pathTo } from "../../../../lib/app/paths.ts";
import { RecordChecks } from "../../records/checks/RecordChecks.tsx";
import { DeparturesSection } from "../facts/DeparturesSection.tsx";
import { FactsSection } from "../facts/FactsSection.tsx";
import { PricesSection } from "../facts/PricesSection.tsx";
import { RouteSection } from "../facts/RouteSection.tsx";
import { PhotosSection } from "../photos/PhotosSection.tsx";
import { type StoredTour, TourAddress } from "../TourAddress.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";
import { ContactSection } from "./ContactSection.tsx";
import { checkTour } from "./check-tour.ts";
import { EditorIndex } from "./EditorIndex.tsx";
import { InAndOutSection } from "./InAndOutSection.tsx";
import { describeState, type SectionId, sections } from "./sections.ts";
import { TextsSection } from "./TextsSection.tsx";

type Props = {
  form: ServiceForm;
  uploads: PhotoUploads;
  /** Other tours, for suggestions and as related tours. */
  otherTours: TourService[];
  /** A stored tour keeps its page, and requires a highlight and a tip. */
  stored?: StoredTour;
};

/**
 * The fields of a tour, in sections with an index. The first section renders first, for slow
 * phones.
 */
export function ServiceEditor(props: Props) {
  const { form, uploads, otherTours, stored } = props;
  const isStored = stored !== undefined;
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => startTransition(() => setShowsAll(true)), []);
  /** Sections that render later would move the chosen one. */
  const showAll = useCallback(() => flushSync(() => setShowsAll(true)), []);
  const content: Record<SectionId, ReactNode> = {
    texts: (
      <TextsSection
        form={form}
        proposesPage={!isStored}
        listsRequired={isStored}
        address={stored && <TourAddress {...stored} />}
      />
    ),
    photos: <PhotosSection form={form} uploads={uploads} />,
    facts: <FactsSection form={form} otherTours={otherTours} />,
    departures: <DeparturesSection form={form} />,
    prices: <PricesSection form={form} />,
    inAndOut: <InAndOutSection form={form} />,
    itinerary: <ItinerarySection form={form} />,
    questions: <QuestionsSection form={form} />,
    related: <RelatedSection form={form} otherTours={otherTours} />,
    route: <RouteSection form={form} />,
    visibility: <VisibilitySection form={form} />,
    contact: <ContactSection form={form} />,
  };
  const dependencies: Partial<Record<SectionId, unknown>> = {
    texts: stored?.readAt,
    photos: uploads.uploads,
    facts: otherTours,
    related: otherTours,
  };
  return (
    <Stack>
      <RecordChecks values={form.values} check={checkTour} onBeforeGo={showAll} />
      <Sections index={<EditorIndex errors={form.errors} onBeforeGo={showAll} />}>
        {sections.map((section, index) => {
          const isShown = showsAll || index === 0;
          const changes = [isShown, describeState(section, form), dependencies[section.id]];
          return (
            <RerenderOn key={section.id} changes={changes}>
              <SectionCard id={section.id} label={section.label}>
                {isShown && content[section.id]}
              </SectionCard>
            </RerenderOn>
          );
        })}
      </Sections>
    </Stack>
  );
}

function VisibilitySection({ form }: { form: ServiceForm }) {
  return (
    <Switch
      label="Shown on the site"
      description="Only admins can see a hidden tour. Its page is offline until you show it again."
      {...form.getInputProps("isShown", { type: "checkbox" })}
    />
  );
}

function ItinerarySection({ form }: { form: ServiceForm }) {
  return (
    <RowList
      form={form}
      path="facts.itinerary"
      entry="Stage"
      rows={form.values.facts.itinerary}
      blank={blankStage}
      renderFields={(_, index) => <StageFields form={form} path={`facts.itinerary.${index}`} />}
    />
  );
}

function QuestionsSection({ form }: { form: ServiceForm }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        Questions about this tour only.{" "}
        <Anchor component={Link} to={pathTo.settings("questions")} underline="always">
          Questions for all tours
        </Anchor>{" "}
        follow them on its page.
      </Text>
      <QuestionRows form={form} path="facts.questions" rows={form.values.facts.questions} />
    </>
  );
}

type RelatedSectionProps = { form: ServiceForm; otherTours: TourService[] };

function RelatedSection({ form, otherTours }: RelatedSectionProps) {
  return (
    <ToursChoice
      label="Related tours"
      description="If empty, we show similar tours."
      tours={otherTours}
      chosen={form.values.facts.related}
      maxValues={limits.listItems}
      {...form.getInputProps("facts.related")}
    />
  );
}
