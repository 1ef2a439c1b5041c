import type { PresentedRecord } from "shared/content/records/presented-record";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Edit } from "#publishing/content-editor.ts";

/** The record as it is published: its input, and the version that an edit names. */
export type StoredRecord = { name: string; document: object; version: string };

export type RecordTypeDeps = { toImageFields: ToImageFields; now: () => Date };

type Read = Pick<Transaction, "select">;

/** A kind of record as versions, drafts, previews and the timetable use it. `document` is its input in the contract. */
export type RecordType = {
  /** 400 naming the fields that the contract refuses; 404 for an id that this kind can't have. */
  parse: (id: string, document: unknown) => object;
  /** `undefined` for a record that does not exist. */
  read: (read: Read, id: string) => Promise<StoredRecord | undefined>;
  /** The record as clients would see it; pictures that are no longer stored are left out. */
  present: (read: Read, id: string, document: unknown) => Promise<PresentedRecord>;
  /** Publishes a document; `readAt` is `null` for a new record. 409 when `readAt` is no longer the last edit. */
  publish: (
    tx: Transaction,
    id: string,
    change: { document: unknown; readAt: string | null },
  ) => Promise<Edit<unknown>>;
};
