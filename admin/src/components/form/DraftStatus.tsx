import { Text } from "@mantine/core";
import type { SharedDraft } from "../../lib/editing/use-draft.ts";
import { DateTime } from "../date/DateTime.tsx";

/** Says where the typed text is; screen readers hear of it when it is not on the server. */
export function DraftStatus({ status: { phase, draft, refusal } }: Pick<SharedDraft, "status">) {
  if (phase === "conflict") return "Someone else changed this draft";
  if (phase === "local")
    return (
      <span role="status">
        Draft on this device only
        {refusal && (
          <Text span size="xs" display="block">
            {refusal}
          </Text>
        )}
      </span>
    );
  if (phase === "waiting" || phase === "saving") return "Saving draft…";
  if (!draft) return "Unpublished changes";
  return (
    <>
      Draft saved <DateTime at={draft.updatedAt} />
    </>
  );
}
