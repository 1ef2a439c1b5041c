import { z } from "zod";
import { limits } from "../limits.ts";
import { emailAddress, isStorable, maxLength, singleLineText } from "../text/text.ts";
import { oneTimeCode, passkeyAnswer } from "./second-factor.ts";
import { user } from "./users.ts";

const { min, max } = limits.password;

/** A new password: 8 to 128 characters, never trimmed, not all blank. */
export const newPassword = (label: string) =>
  z
    .string(`${label} is required.`)
    .min(1, `${label} is required.`)
    .min(min, `${label} must be at least ${min} characters long.`)
    .check(...maxLength(max, label))
    .refine((text) => text.trim() !== "", `${label} is required.`)
    .refine(isStorable, `${label} contains characters that cannot be stored.`);

/** A password to compare with a stored one: up to 128 characters, no minimum. */
export const existingPassword = (label: string) =>
  z
    .string(`${label} is required.`)
    .min(1, `${label} is required.`)
    .check(...maxLength(max, label));

export const signupInput = z.object({
  email: emailAddress(),
  username: singleLineText("Username"),
  password: newPassword("Password"),
});
export type SignupInput = z.infer<typeof signupInput>;
export const signupSuccessful = "Signup successful";

/** `sendsMail` is the same for every address, so the answer reveals no account: `false` without a mail server. */
export const signupAnswer = z.object({ message: z.string(), sendsMail: z.boolean() });

export const loginInput = z.object({
  email: emailAddress(),
  password: existingPassword("Password"),
});
export type LoginInput = z.infer<typeof loginInput>;

/** The token is a JWT that expires within 12 hours; send it as `Authorization: Bearer …`. */
export const session = z.object({ message: z.string(), token: z.string(), user });
export type Session = z.infer<typeof session>;

export const passwordInput = z.object({
  currentPassword: existingPassword("Current password"),
  newPassword: newPassword("New password"),
});
export type PasswordInput = z.infer<typeof passwordInput>;

/** Re-authentication. Accounts with a second factor cannot use the password for it. */
export const reauthenticationInput = z.union(
  [
    z.object({ password: existingPassword("Password") }),
    z.object({ code: oneTimeCode }),
    z.object({ passkey: passkeyAnswer }),
  ],
  "Password is required.",
);
export type ReauthenticationInput = z.infer<typeof reauthenticationInput>;

export const tokenRenewed = z.object({ message: z.string(), token: z.string() });

/** Keys of a session in `localStorage`: the user as JSON, the token as text. */
export const sessionKeys = { user: "user", token: "token" } as const;

export const signInNoticeKey = "sign-in-notice";
