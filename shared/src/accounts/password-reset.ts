import { z } from "zod";
import { emailAddress, linkToken } from "../text/text.ts";
import { newPassword } from "./auth.ts";

export const passwordResetRequest = z.object({ email: emailAddress() });

/** `sendsMail` is told alike for all addresses: `false` while no mail server is set. */
export const passwordResetAnswer = z.object({ message: z.string(), sendsMail: z.boolean() });

export const passwordResetInput = z.object({ token: linkToken, password: newPassword("Password") });
export type PasswordResetInput = z.infer<typeof passwordResetInput>;
