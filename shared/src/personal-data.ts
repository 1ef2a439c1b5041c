import { z } from "zod";
import { emailOf } from "./text.ts";

/** Whose personal data is meant. */
export const personInput = z.object({ email: emailOf() });

const count = z.int().min(0);

/** How many rows hold a person's data; those of the outbox are mails to them or about them. */
export const personalData = z.object({
  inquiries: count,
  contacts: count,
  mails: count,
  accounts: count,
});
export type PersonalData = z.infer<typeof personalData>;

/** What is stored about a person. */
export const personalDataFound = z.object({ found: personalData });

/** What was erased. */
export const personalDataErased = z.object({ message: z.string(), erased: personalData });
export const personErased = "Everything that was stored about this person is erased.";
