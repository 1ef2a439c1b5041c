import type { Context } from "hono";
import { createPrivateCookie } from "#http/private-cookie.ts";
import { lifetimeHours } from "./sessions/session-lifetime.ts";
import type { Access } from "./sessions/sessions.service.ts";
import { knownSeconds } from "./sign-in/known-devices.ts";

export const createAuthCookies = (publicUrl: string) => {
  const session = createPrivateCookie({
    name: "session",
    seconds: lifetimeHours * 3_600,
    publicUrl,
  });
  return {
    /** A browser's token is only valid together with this cookie. */
    session,
    /** Holds the mark of a known device. */
    device: createPrivateCookie({ name: "device", seconds: knownSeconds, publicUrl }),
    /** Sets the session cookie, if there is one, and returns the token. */
    writeAccess: (c: Context, { token, cookie }: Access) => {
      if (cookie !== undefined) session.write(c, cookie);
      return token;
    },
  };
};
export type AuthCookies = ReturnType<typeof createAuthCookies>;
