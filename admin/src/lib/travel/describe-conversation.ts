import type { AnswerChannel } from "shared/answer-channels";
import type { Conversation, ConversationState } from "shared/conversations";
import { describeStay, describeStayBriefly } from "./describe-stay.ts";
import { type WrittenDates, writtenDates } from "./written-dates.ts";

/** Whoever has told no address has told a name. */
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
  mail: "by mail",
  whatsapp: "by WhatsApp",
  phone: "by phone",
  elsewhere: "by own mail",
};

export const describePeople = (count: number) => (count === 1 ? "1 person" : `${count} people`);

type Trip = Pick<Conversation, "destination" | "paxNumber">;

/** Where to and how many; empty for somebody who asked for no trip. */
export const describeTour = ({ destination, paxNumber }: Trip) =>
  [destination, paxNumber === null ? null : describePeople(paxNumber)].filter(Boolean).join(" · ");

const describeDates = (dates: WrittenDates) => {
  const [stay, written] = [describeStay(dates), writtenDates(dates)];
  return [stay, written && `“${written}”`].filter(Boolean).join(" ");
};

/** For one line that may be cut: when, how many and where to. */
export const describeTripBriefly = (trip: Trip & WrittenDates, thisYear: string) => {
  const written = writtenDates(trip);
  const people = trip.paxNumber === null ? null : describePeople(trip.paxNumber);
  const days = describeStayBriefly(trip, thisYear) ?? (written && `“${written}”`);
  return [days, people, trip.destination].filter(Boolean).join(" · ");
};

/** The same with its dates, as they were read and as the guest wrote them. */
export const describeTrip = (trip: Trip & WrittenDates) =>
  [describeTour(trip), describeDates(trip)].filter(Boolean).join(" · ");
