import type { Context } from "hono";
import { createPrivateCookie } from "../../middleware/private-cookie.ts";
import { lifetimeHours } from "./sessions/session-lifetime.ts";
import type { Access } from "./sessions/sessions.service.ts";
import { knownFor } from "./sign-in/known-devices.ts";

export const createAuthCookies = (publicUrl: string) => {
  const session = createPrivateCookie({
    name: "session",
    seconds: lifetimeHours * 3_600,
    publicUrl,
  });
  return {
    /** Without it the token of a browser is worth nothing. */
    session,
    /** The mark of a known device. */
    device: createPrivateCookie({ name: "device", seconds: knownFor, publicUrl }),
    /** Returns the token, whose cookie is set if it has one. */
    writeAccess: (c: Context, { token, cookie }: Access) => {
      if (cookie !== undefined) session.write(c, cookie);
      return token;
    },
  };
};
export type AuthCookies = ReturnType<typeof createAuthCookies>;
