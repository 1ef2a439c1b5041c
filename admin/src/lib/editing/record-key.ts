import type { RecordRef } from "shared/content/records/records";

/** Identifies a record among those of all kinds. */
export const toRecordKey = ({ kind, id }: RecordRef) => `${kind} ${id}`;
