import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { ZodType } from "zod";
import { useApp } from "../app/app-context.ts";
import { readSession } from "../session/session.ts";
import { draftKey } from "./draft-key.ts";
import { type Draft, readDraft, removeDraft, storeDraft } from "./drafts.ts";

/** Storage key of a form's draft and the draft found when the form opened. */
type StoredDraft<Values> = {
  key: string;
  draft: Draft<Values> | undefined;
};

/** `name` identifies the form and the record. */
export function useStoredDraft<Values>(name: string, values: ZodType<Values>): StoredDraft<Values> {
  const [storedDraft] = useState(() => {
    const key = draftKey(name, readSession()?.user._id ?? null);
    return { key, draft: readDraft(key, values) };
  });
  return storedDraft;
}

type DraftedForm<Values> = {
  storedDraft: StoredDraft<Values>;
  form: { values: Values; setValues: (values: Values) => void };
  /** Revision that the fields started from. */
  base: string;
  /** The fields of that revision. */
  from?: Values;
  /** Shown when that revision is outdated. */
  outdated?: string | false;
  isDirty: boolean;
  onStartOver: () => void;
};

const findFileName = (values: object) =>
  Object.values(values).find((value): value is File => value instanceof File)?.name ?? null;

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Stores unsaved text until it is saved or discarded, and restores it. */
export function useDraft<Values extends object>(drafted: DraftedForm<Values>) {
  const { storedDraft, form, base, from, outdated = false, isDirty, onStartOver } = drafted;
  const { key, draft } = storedDraft;
  const { values, setValues } = form;
  const { unsaved } = useApp();
  const [restored, setRestored] = useState(draft);
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setRestored(undefined);
  }
  useLayoutEffect(() => {
    if (draft) setValues(draft.values);
  }, [draft, setValues]);
  useEffect(() => {
    if (unsaved.areDiscarded()) return;
    if (!isDirty) return removeDraft(key);
    const isUntouched = draft !== undefined && isSame(draft.values, values);
    const at = isUntouched ? draft.at : new Date().toISOString();
    storeDraft(key, { values, from, base, file: findFileName(values), at });
  }, [isDirty, key, values, base, from, draft, unsaved]);
  return {
    /** The draft in the fields, until it is saved or discarded. */
    restored,
    outdated,
    drop: useCallback(() => removeDraft(key), [key]),
    startOver: () => {
      setRestored(undefined);
      onStartOver();
    },
  };
}

export type DraftState = Pick<ReturnType<typeof useDraft>, "drop" | "startOver" | "outdated"> & {
  restored: Pick<Draft<unknown>, "at" | "file"> | undefined;
};
