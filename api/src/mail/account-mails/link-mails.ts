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

const nothingChanges = { text: "If you did not ask for this, do nothing: nothing changes." };

/** In the fragment, which no server and no log sees. */
const linkTo = (path: string, token: string, { publicUrl }: AccountMails) =>
  `${publicUrl}${path}#token=${token}`;

export const passwordResetMail = (to: string, token: string, mails: AccountMails): NewMail => {
  const link = linkTo(mailedLinkPaths.passwordReset, token, mails);
  const parts = [
    { text: "here you set a new password. The link works once, within 30 minutes." },
    { link, name: "Set a new password" },
    nothingChanges,
  ];
  return {
    ...toMail(to, { subject: "Set a new password", parts }, mails),
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
  const parts = [
    {
      text: `Please confirm that this is the email address of your account with ${name} (${mails.publicUrl}). Use the password you chose, or set a new one. The link works for 48 hours.`,
    },
    { link, name: "Confirm the e-mail address" },
    { text: until },
  ];
  return {
    ...toMail(to, { subject: "Confirm your e-mail address", parts }, mails),
    isPersonal: true,
  };
};

export const confirmEmailMail = (to: string, token: string, mails: AccountMails) => {
  const until = `Until then the account works, but no other mail tells you what happens to it, and after ${unusedAccountDays} days it is removed if nobody has signed in. If you did not ask for an account, do nothing.`;
  return confirmationMail(to, token, until, mails);
};

/** To an address with which somebody has signed up before, and nobody has confirmed it. */
export const confirmSignUpMail = (to: string, token: string, mails: AccountMails) => {
  const until =
    "You can sign in with the password that you chose once your address is confirmed. If you did not ask for an account, do nothing.";
  return confirmationMail(to, token, until, mails);
};

export const confirmNewEmailMail = (to: string, token: string, mails: AccountMails) => {
  const until =
    "Until then the account keeps its e-mail address of before. If you did not ask for this, do nothing: nothing changes.";
  return confirmationMail(to, token, until, mails);
};

/** To whoever has an account and seems to want another, or is impersonated. */
export const knownAddressMail = (to: string, mails: AccountMails): NewMail => {
  const { publicUrl } = mails;
  const parts = [
    {
      text: "somebody asked for an account with your e-mail address. You have one already: sign in, or set a new password if you forgot yours.",
    },
    { link: `${publicUrl}${mailedLinkPaths.signIn}`, name: "Sign in" },
    { link: `${publicUrl}${mailedLinkPaths.passwordReset}`, name: "Set a new password" },
    { text: "If that was not you, do nothing: nothing has changed." },
  ];
  return toMail(to, { subject: "You have an account already", parts }, mails);
};
