import { z } from "zod";
import { emailAddress, linkToken, singleLineText, timestamp } from "../text/text.ts";
import { newPassword } from "./auth.ts";
import { userAccess } from "./users.ts";

export const invitationInput = z.object({ email: emailAddress(), access: userAccess });
export type InvitationInput = z.infer<typeof invitationInput>;

/** A colleague who has not accepted yet; the link works until `expiresAt`. */
export const invitation = z.object({
  _id: z.string(),
  email: z.string(),
  access: userAccess,
  /** User name of the admin who sent it last. */
  invitedBy: z.string(),
  sentAt: timestamp,
  expiresAt: timestamp,
});
export type Invitation = z.infer<typeof invitation>;

/** Newest first. */
export const invitationList = z.object({ invitations: z.array(invitation) });

/** `link` is for the admin to pass on where no mail server is set up; `null` where the colleague gets it by email. */
export const invitationSent = z.object({
  message: z.string(),
  invitation,
  link: z.string().nullable(),
});
export type InvitationSent = z.infer<typeof invitationSent>;

export const invitationAcceptance = z.object({
  token: linkToken,
  username: singleLineText("Name"),
  password: newPassword("Password"),
});
export type InvitationAcceptance = z.infer<typeof invitationAcceptance>;
