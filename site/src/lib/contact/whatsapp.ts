import { describePeople } from "shared/inbox/people";
import { formText } from "../form-text.ts";
import { readPageTopic } from "../page-topic.ts";

/** `contact` is a number (`+250…`) or a `https://wa.me/…` link. */
export function whatsappLink(contact: string, text?: string): string {
  const link = new URL(
    contact.startsWith("https://") ? contact : `https://wa.me/${contact.replace(/\D/g, "")}`,
  );
  if (text) link.searchParams.set("text", text);
  // Some phones show the "+" that URLSearchParams writes for a space.
  link.search = link.search.replaceAll("+", "%20");
  return link.href;
}

/** Dates and people, as filled in on the page's inquiry form. */
const readPlan = () => {
  const form = document.querySelector<HTMLFormElement>('form[action$="/api/inquiries"]');
  if (!form) return [];
  const data = new FormData(form);
  const [from, until, count] = ["checkinDate", "checkoutDate", "paxNumber"].map((name) =>
    formText(data, name).trim(),
  );
  const dates = [from, until].filter(Boolean).join(" to ");
  return [dates, count && describePeople(Number(count))].filter(Boolean);
};

export const aboutTour = (title: string, plan: readonly (string | undefined)[] = []) =>
  `About: ${[title, ...plan].join(", ")}\n`;

/** First lines of a chat started from this page; empty if the page has no tour. */
export const aboutPage = (): string => {
  const topic = readPageTopic();
  return topic ? aboutTour(topic, readPlan()) : "";
};
