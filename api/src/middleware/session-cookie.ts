import { createPrivateCookie } from "./private-cookie.ts";

/** Without it the token of a browser is worth nothing. */
export const createSessionCookie = (publicUrl: string) =>
  createPrivateCookie({ name: "session", seconds: 12 * 3_600, publicUrl });
