import type { FormSignals } from "shared/spam";

/** Parts what a visitor typed from what the form says of its filling in, which a repeated request may say anew. */
export const splitSignals = <Post extends FormSignals>({
  topic,
  filledInMs,
  formToken,
  ...input
}: Post) => ({
  input,
  signals: { topic, filledInMs, formToken },
});
