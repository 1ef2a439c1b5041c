import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { listGroupPrices } from "shared/content/tours/group-price";
import type { ItineraryStage } from "shared/content/tours/itinerary";
import type { Price } from "shared/content/tours/prices";
import type { TourService } from "shared/content/tours/tour-services";
import type { Party } from "shared/inbox/inquiries";
import type {
  Instalment,
  PriceLine,
  ProposalContent,
} from "shared/inbox/proposals/proposal-content";
import { limits } from "shared/limits";
import { foldText } from "shared/text/fold-text";
import { addDays } from "#platform/add-days.ts";
import { newId } from "#platform/db/new-id.ts";
import type { ConversationRow } from "../../messages/conversation-row.ts";

/** The shown tour that a guest asked for. */
export const findTour = (
  tours: readonly TourService[],
  destination: string | null,
): TourService | undefined => {
  const wanted = foldText(destination ?? "").trim();
  return tours.find(({ title }) => foldText(title).trim() === wanted);
};

const toLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").slice(0, limits.line);

const isForChildren = ({ per, note }: Price) =>
  per === "person" && /\bchild(ren)?\b|\bkids?\b/i.test(note ?? "");

type Asked = { people: number; party: Party };

/** Prices of the tour for this group, with a line for children where the tour names a price for them. */
const toPriceLines = (
  { facts: { prices, groupSize } }: TourService,
  { people, party }: Asked,
): { lines: PriceLine[]; currency: string } | null => {
  const currency = prices[0]?.currency;
  const comparable = prices.filter((price) => price.currency === currency);
  const usual = comparable.filter((price) => !isForChildren(price));
  const fitting = listGroupPrices({ prices: usual, groupSize }, people);
  // A price for groups of this size comes before one for any size.
  const [first] = fitting.toSorted((a, b) => Number(!a.price.people) - Number(!b.price.people));
  if (!first || currency === undefined) return null;
  const { price } = first;
  if (price.per === "group")
    return { currency, lines: [{ label: "Group", quantity: 1, unitPrice: price.amount }] };
  const forChildren = comparable.find(isForChildren);
  const children = forChildren ? Math.min(party.childrenAges.length, people - 1) : 0;
  return {
    currency,
    lines: [
      {
        label: children > 0 ? "Adult" : "Person",
        quantity: people - children,
        unitPrice: price.amount,
        ...(children === 0 && { perPerson: true }),
      },
      ...(forChildren && children > 0
        ? [{ label: "Child", quantity: children, unitPrice: forChildren.amount }]
        : []),
    ],
  };
};

/** The guest's page numbers the days itself. */
const isNumberOfDay = (when: string, index: number) =>
  when.trim().toLowerCase() === `day ${index + 1}`;

const toDay = ({ when, title, text }: ItineraryStage, index: number) => ({
  title: toLine(when && !isNumberOfDay(when, index) ? `${when}: ${title}` : title),
  text: text ?? "",
});

const isTimeOfDay = (when: string | null) =>
  /^\d{1,2}([:.]\d{2}|\s*[ap]m)\b/i.test(when?.trim() ?? "");

const toProgramLine = ({ when, title, text }: ItineraryStage) => {
  const start = when ? `${when} ${title}` : title;
  return text ? `${start}: ${text.replace(/\s+/g, " ")}` : start;
};

/** A tour of some hours is one day, and its stages are lines of that day. */
const toDays = ({ title, facts: { duration, itinerary } }: TourService) => {
  if (itinerary.length === 0) return [];
  const takesHours = duration?.unit === "hours" && (duration.max ?? duration.min) <= 24;
  const isOneDay = takesHours || itinerary.every(({ when }) => isTimeOfDay(when));
  if (!isOneDay) return itinerary.map(toDay);
  const text = itinerary.map(toProgramLine).join("\n").slice(0, limits.stageText);
  return [{ title: toLine(title), text }];
};

/** The total is due at once where the day of the rest has passed or isn't known. */
const toSchedule = (
  { depositPercent, restDays }: SiteSettings["proposals"],
  startsOn: string | null,
  today: string,
): Instalment[] => {
  const restOn = startsOn && addDays(startsOn, -restDays);
  const dueOn = restOn && restOn > today ? restOn : null;
  const isSplit = depositPercent > 0 && depositPercent < 100 && dueOn !== null;
  if (!isSplit)
    return [{ label: "Total", share: null, dueOn: depositPercent === 100 ? null : dueOn }];
  return [
    { label: "Deposit", share: { unit: "percent", value: depositPercent }, dueOn: null },
    { label: "Rest", share: null, dueOn },
  ];
};

const toValidUntil = (
  { validDays }: SiteSettings["proposals"],
  startsOn: string | null,
  today: string,
) => {
  const last = addDays(today, validDays);
  return startsOn && startsOn > today && startsOn < last ? startsOn : last;
};

type Source = {
  tour: TourService | undefined;
  party: Party;
  settings: SiteSettings;
  /** In the company's time zone. */
  today: string;
};

/** Fills in a new proposal from the conversation and its tour. */
export const createDraftContent = (
  { destination, paxNumber, startsOn, endsOn }: ConversationRow,
  { tour, party, settings, today }: Source,
): ProposalContent => {
  const people = paxNumber ?? 1;
  const priced = tour && toPriceLines(tour, { people, party });
  const noPrice = { label: "Person", quantity: people, unitPrice: null, perPerson: true };
  const { proposals, company } = settings;
  return {
    ...{ title: tour?.title ?? toLine(destination ?? ""), tourId: tour?._id ?? null },
    ...{ people, startsOn, endsOn, note: "" },
    days: tour ? toDays(tour) : [],
    included: tour?.facts.included ?? [],
    notIncluded: tour?.facts.notIncluded ?? [],
    photos: tour?.photos.slice(0, 6).map(({ picture }) => picture) ?? [],
    files: [],
    currency: priced?.currency ?? company.currency,
    options: [{ id: newId(), title: "", lines: priced?.lines ?? [noPrice] }],
    ...{ extras: [], discount: null },
    schedule: toSchedule(proposals, startsOn, today),
    validUntil: toValidUntil(proposals, startsOn, today),
    terms: proposals.terms ?? "",
  };
};
