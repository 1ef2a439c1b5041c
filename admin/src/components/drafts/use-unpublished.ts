import { useQuery } from "@tanstack/react-query";
import type { RecordKind } from "shared/content/records/records";
import { useApp } from "../../lib/app/app-context.ts";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import { draftsQuery } from "../../lib/requests/drafts.ts";

/** Without an id, all records of the kind. */
type Marked = { kind: RecordKind; id?: string };

/** Returns a function that names the author and time of a record's unpublished changes, if it has any. */
export function useUnpublished() {
  const { api } = useApp();
  const { format } = useDateFormat();
  const { data: drafts = [] } = useQuery(draftsQuery(api));
  return ({ kind, id }: Marked) => {
    const draft = drafts.find((each) => each.kind === kind && (id ?? each.id) === each.id);
    if (!draft) return undefined;
    return `Unpublished changes by ${draft.author ?? "a former admin"}, ${format(draft.updatedAt)}`;
  };
}
