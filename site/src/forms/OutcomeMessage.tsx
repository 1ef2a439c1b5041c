import type { Outcome } from "./useSubmission.ts";

/** Always there, so that screen readers announce each change. */
export function OutcomeMessage({ outcome }: { outcome: Outcome | undefined }) {
  const tone = outcome?.ok ? "outcome outcome--success" : "outcome outcome--failure";
  return (
    <p className={outcome ? tone : "outcome"} role="status">
      {outcome?.text}
    </p>
  );
}
