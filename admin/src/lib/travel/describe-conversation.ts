import type { AnswerChannel } from "shared/inbox/answer-channels";
import type { Conversation, ConversationState } from "shared/inbox/conversations";
import { describePeople } from "shared/inbox/people";
import { describeStay, describeStayBriefly } from "./describe-stay.ts";
import { type WrittenDates, writtenDates } from "./written-dates.ts";

export const displayName = ({ name, email }: Pick<Conversation, "name" | "email">) =>
  name ?? (email || "Guest");

export const stateLabels: Record<ConversationState, string> = {
  new: "New",
  answered: "Answered",
  quoted: "Quoted",
  confirmed: "Confirmed",
  done: "Done",
  lost: "Lost",
};

export const channelLabels: Record<AnswerChannel, string> = {
  mail: "by email",
  whatsapp: "by WhatsApp",
  phone: "by phone",
  elsewhere: "from their own email",
};

type Trip = Pick<Conversation, "destination" | "paxNumber">;

/** Destination and group size; empty without a trip. */
export const describeTour = ({ destination, paxNumber }: Trip) =>
  [destination, paxNumber === null ? null : describePeople(paxNumber)].filter(Boolean).join(" · ");

const describeDates = (dates: WrittenDates) => {
  const [stay, written] = [describeStay(dates), writtenDates(dates)];
  return [stay, written && `“${written}”`].filter(Boolean).join(" ");
};

/** Fits a list row: the parsed days, or else the guest's own words. */
export const describeDaysBriefly = (dates: WrittenDates, today: string) => {
  const written = writtenDates(dates);
  return describeStayBriefly(dates, today) ?? (written && `“${written}”`);
};

/** Adds the parsed dates and the guest's own words. */
export const describeTrip = (trip: Trip & WrittenDates) =>
  [describeTour(trip), describeDates(trip)].filter(Boolean).join(" · ");
