import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Draft as ServerDraft } from "shared/content/records/drafts";
import { useApp } from "../app/app-context.ts";
import { toRecordPath } from "../app/record-path.ts";
import { type Draft, removeDraft, storeDraft } from "./drafts.ts";
import { setEditedDocument } from "./edited-documents.ts";
import type { DraftStatus, OnDraftKept } from "./team-drafts/draft-saver.ts";
import { publishAlone } from "./team-drafts/publish.ts";
import { useDraftConflict } from "./team-drafts/use-draft-conflict.ts";
import { useDraftSaver } from "./team-drafts/use-draft-saver.ts";
import type { StoredDraft } from "./team-drafts/use-shared-draft.ts";

type Start<Values> = { base: string; from: Values | undefined };

type DraftedForm<Values> = {
  storedDraft: StoredDraft<Values>;
  form: { values: Values; setValues: (values: Values) => void };
  /** Revision that the fields started from. */
  base: string;
  /** The fields of that revision. */
  from?: Values;
  isOutdated?: boolean;
  /** Shown when that revision is outdated. */
  outdatedText?: string;
  isDirty: boolean;
  onStartOver: () => void;
  /** The fields come from another draft, which started from this revision. */
  onStartFrom?: (start: Start<Values>) => void;
};

const findFileName = (values: object) =>
  Object.values(values).find((value): value is File => value instanceof File)?.name ?? null;

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Stores unsaved text until it is saved or discarded, and restores it. */
export function useDraft<Values extends object>(drafted: DraftedForm<Values>) {
  const { storedDraft, form, base, from, isOutdated = false, isDirty } = drafted;
  const { key, draft } = storedDraft;
  const team = storedDraft.shared?.team;
  const { values, setValues } = form;
  const { unsaved } = useApp();
  const [restored, setRestored] = useState(draft);
  const [isOpened, setOpened] = useState(draft === undefined);
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (wasDirty !== isDirty) {
    setWasDirty(isDirty);
    if (!isDirty) setRestored(undefined);
  }
  useLayoutEffect(() => {
    if (draft) setValues(draft.values);
    setOpened(true);
  }, [draft, setValues]);
  const isDirtyNow = useRef(isDirty);
  useEffect(() => {
    isDirtyNow.current = isDirty;
  }, [isDirty]);
  const shared = useDraftSaver(storedDraft);
  const saver = shared?.saver;
  useEffect(() => {
    if (unsaved.areDiscarded() || !isOpened) return;
    if (saver) return saver.change(isDirty ? { values, from, base } : null);
    if (!isDirty) return removeDraft(key);
    const isUntouched = draft !== undefined && isSame(draft.values, values);
    const at = isUntouched ? draft.at : new Date().toISOString();
    storeDraft(key, { values, from, base, file: findFileName(values), at });
  }, [isDirty, key, values, base, from, draft, unsaved, saver, isOpened]);
  useEffect(() => {
    if (!team) return undefined;
    return setEditedDocument(team.record, () => team.toDocument(values));
  }, [team, values]);
  const startOver = (onKept?: OnDraftKept) => {
    setRestored(undefined);
    saver?.discard(onKept);
    drafted.onStartOver();
    /** Puts the fields back, also on the server once the form is gone; false if something new was typed since. */
    return () => {
      if (isDirtyNow.current) return false;
      setValues(values);
      drafted.onStartFrom?.({ base, from });
      saver?.change({ values, from, base });
      void saver?.flush();
      return true;
    };
  };
  return {
    /** The draft in the fields, until it is saved or discarded. */
    restored: shared && !isDirty ? undefined : restored,
    outdated: (isOutdated || isPublishedSince(shared?.status.draft, base)) && drafted.outdatedText,
    publish: shared?.publish ?? publishAlone,
    drop: useCallback(() => (saver ? saver.forget() : removeDraft(key)), [saver, key]),
    startOver,
    shared: shared && {
      status: shared.status,
      listPath: shared.team.listPath,
      path: toRecordPath(shared.team.record),
      keep: shared.saver.flush,
    },
    /** A stored draft that this form did not send, until the user has chosen. */
    conflict: useDraftConflict(shared, drafted),
  };
}

/** Somebody published the record while the draft was written. */
const isPublishedSince = (draft: ServerDraft | undefined, base: string) =>
  draft !== undefined && draft.version !== null && draft.base === base && draft.version !== base;

/** A draft that the team shares. */
export type SharedDraft = {
  status: Pick<DraftStatus<unknown>, "phase" | "draft" | "refusal">;
  listPath: string;
  /** The address of the form. */
  path: string;
  /** Sends the draft now; resolves to false if that failed. */
  keep: () => Promise<boolean>;
};

export type DraftState = Pick<ReturnType<typeof useDraft>, "drop" | "startOver" | "outdated"> & {
  restored: Pick<Draft<unknown>, "at" | "file" | "author"> | undefined;
  shared?: SharedDraft | undefined;
};
