import type { MessageSource, SourceInput } from "shared/inbox/message-source";
import type { FormSignals } from "shared/inbox/spam";

/** Parts the fields that a visitor filled in from the signals of the form, which may differ in a repeated request. */
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
