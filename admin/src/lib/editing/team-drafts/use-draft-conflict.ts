import { useEffect, useEffectEvent } from "react";
import { mergeVersions } from "../record-field.ts";
import type { useDraftSaver } from "./use-draft-saver.ts";

type Edited<Values> = {
  form: { values: Values; setValues: (values: Values) => void };
  /** The fields before anything was typed. */
  from?: Values;
  onStartFrom?: (start: { base: string; from: Values | undefined }) => void;
};

type Shared<Values extends object> = ReturnType<typeof useDraftSaver<Values>>;

/** The version of the draft that someone else saved in between; fields that only they changed are taken over. */
export function useDraftConflict<Values extends object>(
  shared: Shared<Values>,
  { form, from, onStartFrom }: Edited<Values>,
) {
  const theirs = shared?.status.theirs;
  const merge = useEffectEvent(() => {
    if (!shared || !theirs) return;
    const before = theirs.before ?? from ?? theirs.values;
    form.setValues(mergeVersions(shared.team.fields, form.values, before, theirs.values));
  });
  useEffect(() => {
    if (theirs) merge();
  }, [theirs]);
  if (!shared || !theirs) return undefined;
  return {
    author: theirs.draft.author,
    savedAt: theirs.draft.updatedAt,
    fields: shared.team.fields,
    values: theirs.values,
    before: theirs.before ?? from ?? theirs.values,
    continueWith: (values: Partial<Values>) => {
      form.setValues({ ...form.values, ...values });
      onStartFrom?.({ base: theirs.draft.base ?? "", from: theirs.from });
      shared.saver.resolve(theirs.draft, theirs.values);
    },
  };
}
