import { randomBytes } from "node:crypto";

/** 128 bits, in letters that can be read out. */
export const randomPassword = () => randomBytes(16).toString("base64url");
