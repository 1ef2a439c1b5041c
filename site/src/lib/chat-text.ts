import { formText } from "./form-text.ts";
import { readPageTopic } from "./page-topic.ts";

const people = (count: string) => (count === "1" ? "1 person" : `${count} people`);

/** Dates and people, as far as the page's inquiry form has them. */
const readPlan = () => {
  const form = document.querySelector<HTMLFormElement>('form[action$="/api/inquiries"]');
  if (!form) return [];
  const data = new FormData(form);
  const [from, until, count] = ["checkinDate", "checkoutDate", "paxNumber"].map((name) =>
    formText(data, name).trim(),
  );
  const dates = [from, until].filter(Boolean).join(" to ");
  return [dates, count && people(count)].filter(Boolean);
};

export const aboutTour = (title: string, plan: readonly (string | undefined)[] = []) =>
  `About: ${[title, ...plan].join(", ")}\n`;

/** A text for a chat that begins on this page: on a tour's page it names the tour first. */
export const chatText = (typed: string): string => {
  const topic = readPageTopic();
  return topic ? aboutTour(topic, readPlan()) + typed : typed;
};
