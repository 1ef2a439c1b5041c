import { z } from "zod";
import { emailAddress, linkToken } from "../text/text.ts";
import { newPassword } from "./auth.ts";

export const passwordResetRequest = z.object({ email: emailAddress() });

/** `sendsMail` is the same for every address, so the answer reveals no account: `false` without a mail server. */
export const passwordResetAnswer = z.object({ message: z.string(), sendsMail: z.boolean() });

export const passwordResetInput = z.object({ token: linkToken, password: newPassword("Password") });
export type PasswordResetInput = z.infer<typeof passwordResetInput>;
