import { z } from "zod";
import { limits } from "../../limits.ts";
import { wholeNumber } from "../../text/number-range.ts";
import { emailAddress, optionalSingleLineText, optionalText } from "../../text/text.ts";

/** Guests who only called or chatted have no email address. */
export const personInput = z
  .object({
    email: optionalText("Email", emailAddress()),
    phone: optionalSingleLineText("Phone"),
  })
  .refine(({ email, phone }) => (email === null) !== (phone === null), {
    path: ["email"],
    error: "Enter an email address or a phone number.",
  });
export type PersonInput = z.input<typeof personInput>;

const count = z.int().min(0);

/** Row counts; `mails` are to, from or about the person, `reviews` came by the links of their trips. */
export const personalData = z.object({
  inquiries: count,
  contacts: count,
  mails: count,
  reviews: count,
  accounts: count,
});
export type PersonalData = z.infer<typeof personalData>;

/** Maximum number of days that data is kept. */
export const keptDays = wholeNumber("Days", 1, 36_500);
export const ageInput = z.object({ days: keptDays });

export const oldMessages = z.object({ count });

/** Ids separated by commas, at most a page of them; all conversations if missing. */
export const chosenConversations = z.object({
  ids: z
    .string()
    .transform((text) => text.split(","))
    .refine((ids) => ids.length <= limits.page.max, `Choose at most ${limits.page.max} at once.`)
    .optional(),
});

export const personalDataFound = z.object({ found: personalData });

export const personalDataErased = z.object({ message: z.string(), erased: personalData });
export const personErased = "All data stored about this person has been erased.";
/** The same guest's emails can only be found by email address. */
export const phoneErased = "The inquiries with this phone number have been erased.";
