import { useState } from "react";
import type { ZodType } from "zod";
import { readSession } from "../session/session.ts";
import { draftKey } from "./draft-key.ts";
import { type Draft, readDraft } from "./drafts.ts";

/** Storage key of a form's draft and the draft found when the form opened. */
export type LocalDraft<Values> = {
  key: string;
  draft: Draft<Values> | undefined;
  shared?: undefined;
};

/** `name` identifies the form and the record. */
export function useStoredDraft<Values>(name: string, schema: ZodType<Values>): LocalDraft<Values> {
  const [storedDraft] = useState(() => {
    const key = draftKey(name, readSession()?.user._id ?? null);
    return { key, draft: readDraft(key, schema) };
  });
  return storedDraft;
}
