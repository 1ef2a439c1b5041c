import { type PageInput, pageInput } from "shared/content/pages/pages";
import { newId } from "#platform/db/new-id.ts";

/** Checked as if the owner had sent it. */
export const pageRow = (input: PageInput, now: Date) => {
  const createdAt = now.toISOString();
  return { id: newId(), ...pageInput.parse(input), createdAt, updatedAt: createdAt };
};
