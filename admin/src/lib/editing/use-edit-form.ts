import { useState } from "react";
import type { ZodType } from "zod";
import { issuesByField } from "../api/api-error.ts";
import { conflictingRecord } from "../api/edit-conflict.ts";
import type { TeamDraft } from "./team-drafts/team-draft.ts";
import { useSharedDraft } from "./team-drafts/use-shared-draft.ts";
import { useDraft } from "./use-draft.ts";

type Form<Values> = {
  values: Values;
  getValues: () => Values;
  setValues: (values: Partial<Values>) => void;
  setErrors: (errors: Record<string, string>) => void;
  reset: () => void;
  resetDirty: (values?: Values) => void;
};

type EditForm<Values, Item> = {
  item: Item;
  /** Parses the record sent with an edit conflict. */
  itemSchema: ZodType<Item>;
  getRevision: (item: Item) => string;
  toValues: (item: Item) => Values;
  form: Form<Values>;
  isDirty: boolean;
  draftName: string;
  draftSchema: ZodType<Values>;
  /** Shares the draft with the team. */
  team?: TeamDraft<Values>;
  /** Shown with a draft that started from an older revision. */
  outdatedText: string;
  save: { error: Error | null; reset: () => void };
  /** Takes over the fields that only the other version changed. */
  mergeConflict?: (typed: Values, baseline: Values, other: Item) => Partial<Values>;
};

export function useEditForm<Values extends object, Item>(edit: EditForm<Values, Item>) {
  const { item, itemSchema, getRevision, toValues, form, save, mergeConflict } = edit;
  const storedDraft = useSharedDraft(edit.draftName, edit.draftSchema, edit.team);
  const [stored, setStored] = useState(item);
  const [revision, setRevision] = useState(storedDraft.draft?.base || getRevision(item));
  const [baseline, setBaseline] = useState(storedDraft.draft?.from ?? toValues(item));
  const rebase = (version: Item) => {
    setStored(version);
    setRevision(getRevision(version));
    setBaseline(toValues(version));
  };
  const draft = useDraft({
    storedDraft,
    form,
    base: revision,
    from: baseline,
    isOutdated: revision !== getRevision(stored),
    outdatedText: edit.outdatedText,
    isDirty: edit.isDirty,
    onStartOver: () => {
      form.reset();
      rebase(stored);
      save.reset();
    },
    onStartFrom: (start) => {
      setRevision(start.base);
      setBaseline(start.from ?? toValues(stored));
    },
  });
  const continueFrom = (other: Item, values: Partial<Values>) => {
    form.setValues(values);
    form.resetDirty(toValues(other));
    rebase(other);
    save.reset();
  };
  const onError = (error: unknown) => {
    const other = conflictingRecord(error, itemSchema);
    if (other && mergeConflict) form.setValues(mergeConflict(form.getValues(), baseline, other));
    form.setErrors(issuesByField(error));
  };
  const other = conflictingRecord(save.error, itemSchema);
  return { draft, stored, revision, baseline, other, rebase, continueFrom, onError };
}
