import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, as base64url. */
export const newToken = () => randomBytes(32).toString("base64url");

/** Links are stored by their hash only. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
