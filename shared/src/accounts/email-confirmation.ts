import { z } from "zod";
import { linkToken } from "../text/text.ts";
import { existingPassword, newPassword } from "./auth.ts";

/** The token of a mailed link, with the account's password or a new one that replaces it. */
export const emailConfirmation = z
  .object({
    token: linkToken,
    password: existingPassword("Password").optional(),
    newPassword: newPassword("New password").optional(),
  })
  .refine((sent) => (sent.password === undefined) !== (sent.newPassword === undefined), {
    path: ["password"],
    error: "Password is required.",
  });
export type EmailConfirmation = z.infer<typeof emailConfirmation>;
