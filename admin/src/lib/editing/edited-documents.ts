import { useCallback, useSyncExternalStore } from "react";
import type { RecordRef } from "shared/content/records/records";
import type { ZodError } from "zod";
import { toRecordKey } from "./record-key.ts";

/** The record's input, or what the form's checks refuse. */
export type CheckedDocument = {
  data?: Record<string, unknown> | undefined;
  error?: Pick<ZodError, "issues"> | undefined;
};

/** The fields of a form at one time; they are checked when a preview needs them, not with each keystroke. */
type EditedDocument = { check: () => CheckedDocument };

const documents = new Map<string, EditedDocument>();
const listeners = new Set<() => void>();

const store = (key: string, edited: EditedDocument | undefined) => {
  if (edited) documents.set(key, edited);
  else documents.delete(key);
  for (const listener of listeners) listener();
};

/** Updates the record's preview after its form changed; call the returned function when the form closes. */
export const setEditedDocument = (record: RecordRef, check: EditedDocument["check"]) => {
  const key = toRecordKey(record);
  const edited = { check };
  store(key, edited);
  return () => {
    if (documents.get(key) === edited) store(key, undefined);
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Another object after each change of the record's form; `undefined` while no form is open. */
export function useEditedDocument(record: RecordRef): EditedDocument | undefined {
  const key = toRecordKey(record);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => documents.get(key), [key]),
  );
}
