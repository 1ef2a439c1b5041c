import type { AnswerChannel } from "shared/inbox/answer-channels";
import type { Conversation, ConversationState } from "shared/inbox/conversations";
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
  mail: "by email",
  whatsapp: "by WhatsApp",
  phone: "by phone",
  elsewhere: "from own email",
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

/** As short as a row of a list needs: the days as they were read, or else as the guest wrote them. */
export const describeDaysBriefly = (dates: WrittenDates, today: string) => {
  const written = writtenDates(dates);
  return describeStayBriefly(dates, today) ?? (written && `“${written}”`);
};

/** The same with its dates, as they were read and as the guest wrote them. */
export const describeTrip = (trip: Trip & WrittenDates) =>
  [describeTour(trip), describeDates(trip)].filter(Boolean).join(" · ");
