import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { TourService } from "shared/content/tours/tour-services";
import { RerenderOn } from "../../../../components/form/RerenderOn.tsx";
import type { PhotoUploads } from "../../../../components/photos/use-photo-uploads.ts";
import { SectionCard, Sections } from "../../../../components/sections/Sections.tsx";
import { FactsSection } from "../facts/FactsSection.tsx";
import { ItinerarySection } from "../facts/ItinerarySection.tsx";
import { PricesSection } from "../facts/PricesSection.tsx";
import { QuestionsSection } from "../facts/QuestionsSection.tsx";
import { RelatedSection } from "../facts/RelatedSection.tsx";
import { RouteSection } from "../facts/RouteSection.tsx";
import { PhotosSection } from "../photos/PhotosSection.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";
import { ContactSection } from "./ContactSection.tsx";
import { EditorIndex } from "./EditorIndex.tsx";
import { InAndOutSection } from "./InAndOutSection.tsx";
import { describeState, type SectionId, sections } from "./sections.ts";
import { TextsSection } from "./TextsSection.tsx";
import { VisibilitySection } from "./VisibilitySection.tsx";

type Props = {
  form: ServiceForm;
  uploads: PhotoUploads;
  /** Other tours, for suggestions and as related tours. */
  otherTours: TourService[];
  /** A stored tour keeps its page, and requires a highlight and a tip. */
  isStored?: boolean;
};

/**
 * The fields of a tour, in sections with an index. The first section renders first, for slow
 * phones.
 */
export function ServiceEditor({ form, uploads, otherTours, isStored = false }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => startTransition(() => setShowsAll(true)), []);
  /** Sections that render later would move the chosen one. */
  const showAll = useCallback(() => flushSync(() => setShowsAll(true)), []);
  const content: Record<SectionId, ReactNode> = {
    texts: <TextsSection form={form} proposesPage={!isStored} listsRequired={isStored} />,
    photos: <PhotosSection form={form} uploads={uploads} />,
    facts: <FactsSection form={form} otherTours={otherTours} />,
    prices: <PricesSection form={form} />,
    inAndOut: <InAndOutSection form={form} />,
    itinerary: <ItinerarySection form={form} />,
    questions: <QuestionsSection form={form} />,
    related: <RelatedSection form={form} otherTours={otherTours} />,
    route: <RouteSection form={form} />,
    visibility: <VisibilitySection form={form} />,
    contact: <ContactSection form={form} />,
  };
  const given: Partial<Record<SectionId, unknown>> = {
    photos: uploads.uploads,
    facts: otherTours,
    related: otherTours,
  };
  return (
    <Sections index={<EditorIndex errors={form.errors} onBeforeGo={showAll} />}>
      {sections.map((section, index) => {
        const isShown = showsAll || index === 0;
        const changes = [isShown, describeState(section, form), given[section.id]];
        return (
          <RerenderOn key={section.id} changes={changes}>
            <SectionCard id={section.id} label={section.label}>
              {isShown && content[section.id]}
            </SectionCard>
          </RerenderOn>
        );
      })}
    </Sections>
  );
}
