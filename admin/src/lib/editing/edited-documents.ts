import { useCallback, useSyncExternalStore } from "react";
import type { RecordRef } from "shared/content/records/records";
import type { ZodError } from "zod";

/** The record's input, or what the form's checks refuse. */
export type CheckedDocument = {
  data?: object | undefined;
  error?: Pick<ZodError, "issues"> | undefined;
};

/** Runs when a preview needs the fields, not with each keystroke. */
type CheckDocument = () => CheckedDocument;

const documents = new Map<string, CheckDocument>();
const listeners = new Set<() => void>();

const toKey = ({ kind, id }: RecordRef) => `${kind}:${id}`;

const setCheck = (key: string, check: CheckDocument | undefined) => {
  if (check) documents.set(key, check);
  else documents.delete(key);
  for (const listener of listeners) listener();
};

/** Tells the record's preview that the fields of its form changed; the returned function, that the form is closed. */
export const setEditedDocument = (record: RecordRef, check: CheckDocument) => {
  const key = toKey(record);
  setCheck(key, check);
  return () => {
    if (documents.get(key) === check) setCheck(key, undefined);
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Returns a new function after each change of the record's form; `undefined` while no form is open. */
export function useEditedDocument(record: RecordRef): CheckDocument | undefined {
  const key = toKey(record);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => documents.get(key), [key]),
  );
}
