import type { TemplateVariable } from "shared/answer-templates";
import type { Conversation } from "shared/conversations";
import { formatPhoneNumber } from "shared/phone";
import { findFromPrice } from "shared/prices";
import type { SiteSettings } from "shared/site-settings";
import type { TourService } from "shared/tour-services";
import { amountInWords } from "shared/words/amount";
import { stayInWords } from "../../../lib/travel/describe-stay.ts";

type Known = {
  conversation: Conversation;
  /** That the guest asks for, where there is one of this name. */
  tour: TourService | undefined;
  company: SiteSettings["company"];
  contact: SiteSettings["contact"];
};

const inPeople = (number: number) => (number === 1 ? "one person" : `${number} people`);

const fromPrice = (tour: TourService | undefined) => {
  const price = tour && findFromPrice(tour.facts.prices);
  return price ? `${amountInWords(price)} per ${price.per}` : null;
};

/** The days that the team set or that could be read; else as the guest wrote them. */
const inDates = (conversation: Conversation) => {
  const { checkinDate, checkoutDate } = conversation;
  const days = stayInWords(conversation);
  if (days) return days;
  const written = new Set([checkinDate, checkoutDate].filter(Boolean));
  return written.size > 0 ? [...written].join(" to ") : null;
};

/** What templates are filled in with; `null` where nothing is known. */
export const templateValues = ({
  conversation,
  tour,
  company,
  contact,
}: Known): Record<TemplateVariable, string | null> => ({
  name: conversation.name ?? "guest",
  tour: conversation.destination,
  dates: inDates(conversation),
  people: conversation.paxNumber === null ? null : inPeople(conversation.paxNumber),
  price: fromPrice(tour),
  signature: [company.name, ...contact.phones.slice(0, 1).map(formatPhoneNumber), contact.email]
    .filter(Boolean)
    .join("\n"),
});
