import type { Context } from "hono";
import { signupSuccessful } from "shared/auth";
import { changePassword, logIn, logOut, prove, signOutOthers, signUp } from "shared/endpoints/auth";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import { isFromOwnPage } from "../../middleware/fetch-metadata.ts";
import { createPrivateCookie } from "../../middleware/private-cookie.ts";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { route } from "../../middleware/route.ts";
import { createSessionCookie } from "../../middleware/session-cookie.ts";
import type { AuthService } from "./auth.service.ts";
import { endedHere } from "./sessions/sessions.routes.ts";
import type { Access, SessionsService } from "./sessions/sessions.service.ts";
import { knownFor } from "./sign-in/known-devices.ts";

type Deps = {
  auth: AuthService;
  sessions: SessionsService;
  diskSpace: DiskSpaceMonitor;
  publicUrl: string;
  now: () => Date;
};

const createCookies = (publicUrl: string) => {
  const session = createSessionCookie(publicUrl);
  return {
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
type Cookies = ReturnType<typeof createCookies>;

const logInRoute = ({ auth }: Deps, { device, writeAccess }: Cookies) =>
  route(logIn, async ({ c, body }) => {
    const { user, mark, ...access } = await auth.logIn(body, {
      address: c.get("address"),
      device: await auth.readDevice(device.read(c)),
      userAgent: c.req.header("User-Agent"),
      isBrowser: isFromOwnPage(c),
      signal: c.req.raw.signal,
    });
    device.write(c, mark);
    return { message: "Signed in.", token: writeAccess(c, access), user };
  });

/** Where somebody who is signed in gives the password once more. */
const passwordRoutes = ({ auth, now }: Deps, { device, writeAccess }: Cookies) => {
  const limit = limitByAddress({ limit: 20, seconds: 600 }, now);
  return [
    route(changePassword, [limit], async ({ c, session, body }) => {
      const { mark, ...access } = await auth.changePassword(session, body, c.req.raw.signal);
      device.write(c, mark);
      return { message: "Your password is changed.", token: writeAccess(c, access) };
    }),
    route(prove, [limit], async ({ c, session, body }) => {
      await auth.prove(session, body, c.req.raw.signal);
      return { message: "Thank you: it is you." };
    }),
  ];
};

export const authRoutes = (deps: Deps) => {
  const { auth, sessions, diskSpace, publicUrl, now } = deps;
  const cookies = createCookies(publicUrl);
  return [
    route(
      signUp,
      [limitByAddress({ limit: 20, seconds: 600 }, now), requireDiskSpace(diskSpace)],
      async ({ c, body }) => {
        await auth.signUp(body, c.req.raw.signal);
        return { message: signupSuccessful };
      },
    ),
    logInRoute(deps, cookies),
    route(logOut, async ({ c, user }) => {
      const isStored = await sessions.endAll(user._id);
      cookies.session.clear(c);
      return { message: isStored ? "Signed out." : endedHere };
    }),
    route(signOutOthers, async ({ c, session }) => ({
      message: "You are signed out everywhere else.",
      token: cookies.writeAccess(c, await sessions.endOthers(session)),
    })),
    ...passwordRoutes(deps, cookies),
  ];
};
