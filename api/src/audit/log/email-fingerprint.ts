import { createHmac } from "node:crypto";
import { emailKey } from "#platform/email-key.ts";

/** The same for an e-mail each time, and nothing that anybody without the key finds the e-mail by. */
export const createEmailFingerprint = (key: string) => (email: string) =>
  createHmac("sha256", `activity log ${key}`).update(emailKey(email)).digest("hex").slice(0, 16);
