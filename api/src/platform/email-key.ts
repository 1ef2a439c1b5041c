import { createHash } from "node:crypto";
import { mailAddressKey } from "shared/text/mail-address";

/** The same for every spelling of an address, as stored addresses are in lower case. */
export const emailKey = (email: string) => mailAddressKey(email);

/** One person's, however it is spelt: mail servers leave out what follows a plus sign. */
export const mailboxKey = (email: string) => emailKey(email).replace(/\+[^@]*@/, "@");

/** Recognizes a mailbox without storing its address, so that erasing a guest leaves no other spelling behind. */
export const mailboxHash = (email: string) =>
  createHash("sha256").update(mailboxKey(email)).digest("base64url");
