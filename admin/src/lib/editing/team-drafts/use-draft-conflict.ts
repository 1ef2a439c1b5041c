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

/** A draft that this form did not send; fields that only the others changed are taken over. */
export function useDraftConflict<Values extends object>(
  shared: Shared<Values>,
  { form, from, onStartFrom }: Edited<Values>,
) {
  const theirs = shared?.status.theirs;
  const merge = useEffectEvent(() => {
    if (!shared || !theirs?.fields) return;
    const { values } = theirs.fields;
    const before = theirs.before ?? from ?? values;
    form.setValues(mergeVersions(shared.team.fields, form.values, before, values));
  });
  useEffect(() => {
    if (theirs) merge();
  }, [theirs]);
  if (!shared || !theirs) return undefined;
  const { draft, fields } = theirs;
  const { author, updatedAt: savedAt, base } = draft;
  if (!fields) return { author, savedAt, replace: () => shared.saver.resolve(draft, undefined) };
  return {
    author,
    savedAt,
    fields: shared.team.fields,
    values: fields.values,
    before: theirs.before ?? from ?? fields.values,
    continueWith: (values: Partial<Values>) => {
      form.setValues({ ...form.values, ...values });
      onStartFrom?.({ base: base ?? "", from: fields.from });
      shared.saver.resolve(draft, fields.values);
    },
  };
}
