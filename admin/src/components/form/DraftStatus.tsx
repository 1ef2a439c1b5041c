import { Text } from "@mantine/core";
import type { SharedDraft } from "../../lib/editing/use-draft.ts";
import { DateTime } from "../date/DateTime.tsx";

type Props = Pick<SharedDraft, "status">;

const problems = new Map([
  ["conflict", "Draft not saved: choose first"],
  ["local", "Draft on this device only"],
]);

/** Says where the typed text is; screen readers announce when it is not on the server. */
export function DraftStatus({ status }: Props) {
  const problem = problems.get(status.phase);
  return (
    <>
      <span role="status">
        {problem}
        {status.phase === "local" && status.refusal && (
          <Text span size="xs" display="block">
            {status.refusal}
          </Text>
        )}
      </span>
      {!problem && <SavedStatus status={status} />}
    </>
  );
}

function SavedStatus({ status: { phase, draft } }: Props) {
  if (phase === "waiting" || phase === "saving") return "Saving draft…";
  if (!draft) return "Unpublished changes";
  return (
    <>
      Draft saved <DateTime at={draft.updatedAt} />
    </>
  );
}
