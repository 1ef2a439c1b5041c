import { timestamp } from "shared/text/text";
import { type ZodType, z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const draftSchema = <Values>(values: ZodType<Values>) =>
  z.object({
    values,
    /** The fields before the user typed, for merging with another version. */
    from: values.optional(),
    /** Revision of the record that the draft started from. */
    base: z.string(),
    /** Name of a chosen file, which cannot be stored. */
    file: z.string().nullable(),
    at: timestamp,
    /** The server's draft that this one continues. */
    draftAt: timestamp.nullish(),
  });

/** Unsaved text of a form. */
export type Draft<Values> = {
  values: Values;
  from?: Values | undefined;
  base: string;
  file: string | null;
  at: string;
  draftAt?: string | null | undefined;
  /** For a draft of the team; `null` once the account is deleted. */
  author?: string | null;
};

const withoutFiles = (_key: string, value: unknown) => (value instanceof File ? null : value);

/** Returns `undefined` for a missing or damaged draft. */
export function readDraft<Values>(key: string, values: ZodType<Values>): Draft<Values> | undefined {
  return draftSchema(values).safeParse(parseJson(sessionStorage.getItem(key) ?? "")).data;
}

export function storeDraft<Values>(key: string, draft: Draft<Values>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft, withoutFiles));
  } catch {
    // Storage is full: an older draft must not replace this one.
    removeDraft(key);
  }
}

export const removeDraft = (key: string) => sessionStorage.removeItem(key);
