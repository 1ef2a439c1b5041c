import { Badge } from "@mantine/core";
import type { RecordRef } from "shared/content/records/records";
import { useUnpublished } from "./use-unpublished.ts";

/** Marks a record in a list that has unpublished changes. */
export function UnpublishedBadge({ record }: { record: RecordRef }) {
  const about = useUnpublished()(record);
  if (!about) return null;
  return (
    <Badge color="clay" variant="light" flex="none" title={about} role="img" aria-label={about}>
      Unpublished changes
    </Badge>
  );
}
