import { timestamp } from "shared/text";
import { type ZodType, z } from "zod";
import { draftKey } from "./draft-key.ts";
import { parseJson } from "./parse-json.ts";

const draftOf = <Values>(values: ZodType<Values>) =>
  z.object({
    values,
    /** What the typing began from: the record's `updatedAt`, or another mark of its version. */
    base: z.string(),
    /** Name of a chosen file: the file itself cannot be kept. */
    file: z.string().nullable(),
    /** Who typed. Somebody else who signs in on this computer is not shown it. */
    by: z.string().nullable(),
    at: timestamp,
  });

/** What was typed into a form, as it is kept in `sessionStorage` until it is saved. */
export type Draft<Values> = {
  values: Values;
  base: string;
  file: string | null;
  by: string | null;
  at: string;
};

const withoutFiles = (_key: string, value: unknown) => (value instanceof File ? null : value);

/** The draft `name` of this person; damaged ones and those of another shape count as none. */
export function readDraft<Values>(name: string, values: ZodType<Values>, by: string | null) {
  const stored = parseJson(sessionStorage.getItem(draftKey(name)) ?? "");
  const { data } = draftOf(values).safeParse(stored);
  return data?.by === by ? data : undefined;
}

/** Keeps a draft, as far as the browser has room for it. */
export function keepDraft<Values>(name: string, draft: Draft<Values>) {
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(draft, withoutFiles));
  } catch {
    // An older text must not come back in the place of this one.
    dropDraft(name);
  }
}

/** Forgets a draft. */
export const dropDraft = (name: string) => sessionStorage.removeItem(draftKey(name));
