import type { MessageSource, SourceInput } from "shared/message-source";
import type { FormSignals } from "shared/spam";

/** Parts what a visitor typed from what the form says of its filling in, which a repeated request may say anew. */
export const splitSignals = <Post extends FormSignals & SourceInput>({
  topic,
  filledInMs,
  page,
  tour,
  referrer,
  utm_source,
  utm_medium,
  utm_campaign,
  utm_term,
  utm_content,
  ...input
}: Post) => {
  const campaign = { utm_source, utm_medium, utm_campaign, utm_term, utm_content };
  const source: MessageSource = { page, tour, referrer, ...campaign };
  const isKnown = Object.values(source).some((part) => part !== undefined);
  return {
    input,
    signals: { topic, filledInMs },
    source: isKnown ? source : null,
  };
};
