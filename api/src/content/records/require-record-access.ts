import { isFullAdmin, type User } from "shared/accounts/users";
import type { RecordRef } from "shared/content/records/records";
import { accessMissing } from "#platform/errors.ts";
import { whereAdmin, whereFullAdmin } from "#tables/full-admins.ts";
import { toRecordRef } from "./drafts.service.ts";

export type RecordEditor = Pick<User, "role" | "access">;

type Kind = Pick<RecordRef, "kind">;

/** Access to content doesn't cover settings. */
const needFullAccess = (refs: Kind[]) => refs.some(({ kind }) => kind === "settings");

export const mayEditRecords = (user: RecordEditor, ...refs: Kind[]) =>
  isFullAdmin(user) || !needFullAccess(refs);

/** The admins who may edit these records. */
export const whereMayEdit = (refs: Kind[]) => (needFullAccess(refs) ? whereFullAdmin : whereAdmin);

/** 403 for settings without access to everything. */
export const requireRecordAccess = (user: RecordEditor, ...refs: Kind[]) => {
  if (!mayEditRecords(user, ...refs)) throw accessMissing();
};

/** 404 for an id that no record can have, 403 for settings without access to everything. */
export const toEditableRecord = (user: RecordEditor, params: Record<"kind" | "id", string>) => {
  const ref = toRecordRef(params);
  requireRecordAccess(user, ref);
  return ref;
};
