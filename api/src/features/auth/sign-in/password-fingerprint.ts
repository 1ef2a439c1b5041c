import { createHash } from "node:crypto";

/** Changes with the password, and tells nothing of it. */
export const passwordFingerprint = (passwordHash: string) =>
  createHash("sha256").update(passwordHash).digest("base64url").slice(0, 16);
