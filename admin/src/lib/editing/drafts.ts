import { timestamp } from "shared/text";
import { type ZodType, z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const draftSchema = <Values>(values: ZodType<Values>) =>
  z.object({
    values,
    /** What stood in the fields before, where a conflict with it is settled field by field. */
    from: values.optional(),
    /** What the typing began from: the record's `updatedAt`, or another mark of its version. */
    base: z.string(),
    /** Name of a chosen file: the file itself cannot be kept. */
    file: z.string().nullable(),
    at: timestamp,
  });

/** What was typed into a form, as it is kept in `sessionStorage` until it is saved. */
export type Draft<Values> = {
  values: Values;
  from?: Values | undefined;
  base: string;
  file: string | null;
  at: string;
};

const withoutFiles = (_key: string, value: unknown) => (value instanceof File ? null : value);

/** The draft that is kept under `key`; damaged ones and those of another shape count as none. */
export function readDraft<Values>(key: string, values: ZodType<Values>): Draft<Values> | undefined {
  return draftSchema(values).safeParse(parseJson(sessionStorage.getItem(key) ?? "")).data;
}

/** Keeps a draft, as far as the browser has room for it. */
export function storeDraft<Values>(key: string, draft: Draft<Values>) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft, withoutFiles));
  } catch {
    // An older text must not come back in the place of this one.
    removeDraft(key);
  }
}

/** Forgets a draft. */
export const removeDraft = (key: string) => sessionStorage.removeItem(key);
