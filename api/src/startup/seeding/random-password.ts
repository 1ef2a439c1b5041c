import { randomBytes } from "node:crypto";

/** 96 bits, in letters that can be read out. */
export const randomPassword = () => randomBytes(12).toString("base64url");
