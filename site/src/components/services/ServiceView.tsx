import type { ReactNode } from "react";
import type { Question } from "shared/content/questions";
import type { TeamMember } from "shared/content/team";
import { getStartPoint } from "../../content/map/tour-map.ts";
import type { ShownReview } from "../../content/reviews.ts";
import { inHeadingOrder } from "../../content/rich-text.ts";
import type { StoryCard } from "../../content/stories/stories.ts";
import type { TourCard } from "../../content/tours/tour-card.ts";
import type { Tour } from "../../content/tours/tour-services.ts";
import { isOneDay } from "../../content/tours/tour-words.ts";
import { aboutTour } from "../../lib/contact/whatsapp.ts";
import { inquiryFormId } from "../../lib/paths.ts";
import { TourMap } from "../map/TourMap.tsx";
import { TourReviews } from "../reviews/TourReviews.tsx";
import { TourStories } from "../stories/TourStories.tsx";
import { Guides } from "../team/Guides.tsx";
import { Booking } from "../tour/Booking.tsx";
import { BookingBar } from "../tour/BookingBar.tsx";
import { BookingCard, type BookingTerms } from "../tour/BookingCard.tsx";
import { Departures } from "../tour/Departures.tsx";
import { FactsStrip } from "../tour/FactsStrip.tsx";
import { Itinerary } from "../tour/Itinerary.tsx";
import { Questions } from "../tour/Questions.tsx";
import { RouteProfile } from "../tour/RouteProfile.tsx";
import { TextList } from "../tour/TextList.tsx";
import { TourPhotos } from "../tour/TourPhotos.tsx";
import { RichText } from "../ui/RichText.tsx";
import { ServiceHead } from "./ServiceHead.tsx";
import { ServicesGrid } from "./ServicesGrid.tsx";

function RelatedTours({ tours }: { tours: TourCard[] }) {
  if (tours.length === 0) return null;
  return (
    <section className="related">
      <h2 className="service__subtitle">You may also like</h2>
      <ServicesGrid services={tours} heading="h3" />
    </section>
  );
}

type Described = Pick<Tour, "description" | "descriptionText">;

function Description({ description, descriptionText }: Described) {
  if (descriptionText) {
    return (
      <RichText className="service__description prose" text={inHeadingOrder(descriptionText)} />
    );
  }
  const [lead, ...rest] = description.split(/\n\s*\n/);
  return (
    <div className="service__description">
      <p>{lead}</p>
      {rest.length > 0 && <p>{rest.join("\n\n")}</p>}
    </div>
  );
}

function Way({
  facts: { start, route },
  directions,
}: Pick<Tour, "facts"> & Pick<Props, "directions">) {
  if (!getStartPoint({ start, route })) return null;
  return (
    <section className="way">
      <h2 className="service__subtitle">Route and meeting point</h2>
      <TourMap start={start} route={route} directions={directions} />
      {route && <RouteProfile route={route} />}
    </section>
  );
}

const hasLists = ({ included, notIncluded, toBring }: Tour["facts"]) =>
  [included, notIncluded, toBring].some((list) => list.length > 0);

function Lists({ facts, details }: Pick<Tour, "facts" | "details">) {
  if (!hasLists(facts)) return null;
  return (
    <div className="service__lists">
      <TextList title="Included" items={facts.included} />
      <TextList title="Not included" items={facts.notIncluded} />
      <TextList title="What to bring" items={facts.toBring} />
      <TextList title="Additional Tips" items={details.tips} />
    </div>
  );
}

type Props = {
  service: Tour;
  promise: string;
  related?: TourCard[];
  sharedQuestions?: Question[];
  team?: TeamMember[];
  reviews?: ShownReview[];
  stories?: StoryCard[];
  /** The address of the directions, if there are any. */
  directions?: string | undefined;
  booking?: BookingTerms;
  children?: ReactNode;
};

export function ServiceView(props: Props) {
  const {
    service,
    promise,
    related = [],
    sharedQuestions = [],
    team = [],
    reviews = [],
    stories = [],
    directions,
    booking,
    children,
  } = props;
  const { title, details, facts, fromPrice, photos } = service;
  const text = aboutTour(title);
  const inquire = { text: "Inquire", href: `#${inquiryFormId}` };
  const questions = [...facts.questions, ...sharedQuestions];
  return (
    <article className="service">
      <ServiceHead {...service} />
      <BookingBar fromPrice={fromPrice} inquire={inquire} />
      <FactsStrip facts={facts} />
      <TourPhotos title={title} photos={photos.slice(1)} />
      <div className="service__columns">
        <div className="service__body">
          <Description {...service} />
          <div className="service__lists">
            <TextList title="Highlights" items={details.highlights} />
            {!hasLists(facts) && <TextList title="Additional Tips" items={details.tips} />}
          </div>
        </div>
        <Departures facts={facts} form={inquire.href} />
        <Guides team={team} ids={facts.guides} />
        <Itinerary stages={facts.itinerary} unit={facts.duration?.unit} />
        <BookingCard
          {...booking}
          prices={facts.prices}
          groupSize={facts.groupSize}
          questions={questions}
          isOneDay={isOneDay(facts.duration)}
          inquire={inquire}
          whatsapp={details.whatsapp}
          text={text}
          promise={promise}
        />
        <Lists facts={facts} details={details} />
        <div className="service__plan">
          <Way facts={facts} directions={directions} />
          <Questions questions={questions} hasIds />
        </div>
      </div>
      <TourReviews reviews={reviews} />
      <TourStories stories={stories} />
      <RelatedTours tours={related} />
      <Booking text={text} subject={title} details={details} promise={promise}>
        {children}
      </Booking>
    </article>
  );
}
