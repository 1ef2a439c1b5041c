import { readDate } from "../../lib/read-date.ts";

type Stay = { checkin: string; checkout: string };

const isPast = "This day has passed. Is the date right?";
const isBeforeArrival = "This is before the day you come. Are the dates right?";

/** What to ask about dates that can be read and look wrong; empty where nothing does. */
export const stayQuestions = (stay: Stay, today: string): Stay => {
  const checkin = readDate(stay.checkin, today);
  const isDated = checkin !== undefined && checkin > today && /\d{4}/.test(stay.checkin);
  const checkout = readDate(stay.checkout, isDated ? checkin : today);
  const ask = (date: string | undefined) => (date && date < today ? isPast : "");
  const isTurned = checkin !== undefined && checkout !== undefined && checkout < checkin;
  return { checkin: ask(checkin), checkout: ask(checkout) || (isTurned ? isBeforeArrival : "") };
};
