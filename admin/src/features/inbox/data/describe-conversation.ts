import type { AnswerChannel, Conversation, ConversationState } from "shared/conversations";

export const displayName = ({ name, email }: Pick<Conversation, "name" | "email">) => name ?? email;

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

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

type Trip = Pick<Conversation, "destination" | "paxNumber" | "checkinDate" | "checkoutDate">;

/** As the guest wrote it; empty for somebody who asked for no trip. */
export const describeTrip = ({ destination, paxNumber, checkinDate, checkoutDate }: Trip) =>
  [
    destination,
    paxNumber === null ? null : people(paxNumber),
    [checkinDate, checkoutDate].filter(Boolean).join(" – "),
  ]
    .filter(Boolean)
    .join(" · ");
