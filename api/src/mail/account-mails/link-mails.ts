import { mailedLinkPaths } from "shared/accounts/mailed-links";
import type { MailPart } from "#tables/mails.ts";
import { signature } from "../mail-words.ts";
import type { NewMail } from "../mail-writer.ts";
import type { AccountMails } from "./account-writer.ts";

/** A client's account that was never confirmed nor used is removed then. */
export const unusedAccountDays = 30;

/* No mail repeats a typed text: anybody could have it sent to anybody. */

type Words = { subject: string; parts: MailPart[] };

const toMail = (to: string, { subject, parts }: Words, { settings }: AccountMails): NewMail => ({
  to,
  subject: `${subject} · ${settings.company.name}`,
  parts: [{ text: "Hello," }, ...parts, signature(settings)],
});

const nothingChanges: MailPart = {
  role: "note",
  text: "If you didn't request this, ignore this email; nothing will change.",
};

/** In the fragment, which no server and no log sees. */
export const linkTo = (
  path: string,
  token: string,
  { publicUrl }: Pick<AccountMails, "publicUrl">,
) => `${publicUrl}${path}#token=${token}`;

export const passwordResetMail = (to: string, token: string, mails: AccountMails): NewMail => {
  const link = linkTo(mailedLinkPaths.passwordReset, token, mails);
  const parts = [
    { text: "Use the link below to set a new password. It works once, within 30 minutes." },
    { link, name: "Set a new password" },
    nothingChanges,
  ];
  return {
    ...toMail(to, { subject: "Set a new password", parts }, mails),
    isPersonal: true,
  };
};

/** `inviter` is an email address, `can` as in `you can …`. */
type InvitationDetails = { inviter: string; can: string };

export const invitationMail = (
  to: string,
  link: string,
  { inviter, can }: InvitationDetails,
  mails: AccountMails,
): NewMail => {
  const { name } = mails.settings.company;
  const parts: MailPart[] = [
    {
      text: `${inviter} invites you to help with the website of ${name} (${mails.publicUrl}). With your account you can ${can}.`,
    },
    { text: "Choose a password to accept. The link works once, within 7 days." },
    { link, name: "Accept the invitation" },
    {
      role: "note",
      text: "If you don't know the sender, ignore this email; no account will be created.",
    },
  ];
  return {
    ...toMail(to, { subject: "Join the website team", parts }, mails),
    isPersonal: true,
  };
};

/** `until` says what holds until then. */
const confirmationMail = (
  to: string,
  token: string,
  until: string,
  mails: AccountMails,
): NewMail => {
  const { name } = mails.settings.company;
  const link = linkTo(mailedLinkPaths.emailConfirmation, token, mails);
  const parts: MailPart[] = [
    {
      text: `Please confirm that this is the email address of your account with ${name} (${mails.publicUrl}). Use the password you chose, or set a new one. The link works for 48 hours.`,
    },
    { link, name: "Confirm email address" },
    { role: "note", text: until },
  ];
  return {
    ...toMail(to, { subject: "Confirm your email address", parts }, mails),
    isPersonal: true,
  };
};

export const confirmEmailMail = (to: string, token: string, mails: AccountMails) => {
  const until = `Until then the account works, but we won't email you about it, and we remove it after ${unusedAccountDays} days if nobody has signed in. If you didn't create an account, ignore this email.`;
  return confirmationMail(to, token, until, mails);
};

/** To an address with which somebody has signed up before, and nobody has confirmed it. */
export const confirmSignUpMail = (to: string, token: string, mails: AccountMails) => {
  const until =
    "Once your address is confirmed, you can sign in with the password you chose. If you didn't create an account, ignore this email.";
  return confirmationMail(to, token, until, mails);
};

export const confirmNewEmailMail = (to: string, token: string, mails: AccountMails) => {
  const until =
    "Until then the account keeps its previous email address. If you didn't request this, ignore this email; nothing will change.";
  return confirmationMail(to, token, until, mails);
};

/** To whoever has an account and seems to want another, or is impersonated. */
export const knownAddressMail = (to: string, mails: AccountMails): NewMail => {
  const { publicUrl } = mails;
  const parts: MailPart[] = [
    {
      text: "Someone tried to create an account with your email address. You already have an account: sign in, or set a new password if you forgot yours.",
    },
    { link: `${publicUrl}${mailedLinkPaths.signIn}`, name: "Sign in" },
    { link: `${publicUrl}${mailedLinkPaths.passwordReset}`, name: "Set a new password" },
    { role: "note", text: "If that wasn't you, ignore this email; nothing has changed." },
  ];
  return toMail(to, { subject: "You already have an account", parts }, mails);
};
