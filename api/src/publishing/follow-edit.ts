import type { RecordRef } from "shared/content/records/records";
import type { Transaction } from "#platform/db/transaction.ts";
import { drafts } from "#tables/records.ts";
import { ofRecord } from "./of-record.ts";

type Edit = {
  /** The record's version before, and now. */
  from: string;
  to: string;
  /** Makes the same change to fields of the draft, which may be incomplete. */
  change: (fields: unknown) => unknown;
};

/** Without this, a draft that was started before would conflict with an edit that does not touch its texts. */
export const followEdit = async (
  tx: Transaction,
  record: RecordRef,
  { from, to, change }: Edit,
) => {
  const [draft] = await tx.select().from(drafts).where(ofRecord(drafts, record));
  if (draft?.base !== from) return;
  const changes = {
    base: to,
    document: change(draft.document),
    values: change(draft.values),
    from: change(draft.from),
  };
  await tx.update(drafts).set(changes).where(ofRecord(drafts, record));
};

const withVisibility = (value: unknown, isShown: boolean) =>
  typeof value === "object" && value !== null && "isShown" in value && value.isShown === !isShown
    ? { ...value, isShown }
    : value;

/** Keeps a draft publishable after an edit that only shows or hides its record. */
export const followVisibility = (
  tx: Transaction,
  record: RecordRef,
  { isShown, ...versions }: Omit<Edit, "change"> & { isShown: boolean },
) => followEdit(tx, record, { ...versions, change: (fields) => withVisibility(fields, isShown) });
