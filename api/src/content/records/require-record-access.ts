import { isFullAdmin, type User } from "shared/accounts/users";
import type { RecordRef } from "shared/content/records/records";
import { accessMissing } from "#platform/errors.ts";
import { toRecordRef } from "./drafts.service.ts";

export type RecordEditor = Pick<User, "role" | "access">;

/** Settings are no content. */
export const mayEditRecord = (user: RecordEditor, { kind }: Pick<RecordRef, "kind">) =>
  kind !== "settings" || isFullAdmin(user);

/** 403 for settings without access to everything. */
export const requireRecordAccess = (user: RecordEditor, ...refs: Pick<RecordRef, "kind">[]) => {
  if (!refs.every((ref) => mayEditRecord(user, ref))) throw accessMissing();
};

/** 404 for an id that no record can have, 403 for settings without access to everything. */
export const toEditableRecord = (user: RecordEditor, params: Record<"kind" | "id", string>) => {
  const ref = toRecordRef(params);
  requireRecordAccess(user, ref);
  return ref;
};
