import { signupSuccessful } from "shared/auth";
import { changePassword, logOut, prove, signOutOthers, signUp } from "shared/endpoints/auth";
import { requestProofPasskey } from "shared/endpoints/second-factor";
import { endedUntilRestart } from "shared/sessions";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import { limitByAddress } from "../../middleware/rate-limit.ts";
import { requireDiskSpace } from "../../middleware/require-disk-space.ts";
import { route } from "../../middleware/route.ts";
import type { AuthService } from "./auth.service.ts";
import type { AuthCookies } from "./auth-cookies.ts";
import { othersEndedHere } from "./sessions/sessions.routes.ts";
import type { SessionsService } from "./sessions/sessions.service.ts";

type Deps = {
  auth: AuthService;
  sessions: SessionsService;
  mailServer: { readonly canSend: boolean };
  diskSpace: DiskSpaceMonitor;
  cookies: AuthCookies;
  now: () => Date;
};

/** Where somebody who is signed in gives the password once more. */
const passwordRoutes = ({ auth, cookies: { device, writeAccess }, now }: Deps) => {
  const limit = limitByAddress({ limit: 20, seconds: 600 }, now);
  return [
    route(changePassword, [limit], async ({ c, by, session, body }) => {
      const { mark, ...access } = await auth.changePassword(by, session, body, c.req.raw.signal);
      device.write(c, mark);
      return { message: "Your password is changed.", token: writeAccess(c, access) };
    }),
    route(requestProofPasskey, [limit], ({ session }) => auth.requestProofPasskey(session)),
    route(prove, [limit], async ({ c, by, user, session, body }) => {
      await auth.prove(by, { user, session }, body, c.req.raw.signal);
      return { message: "Thank you, that is confirmed." };
    }),
  ];
};

export const authRoutes = (deps: Deps) => {
  const { auth, sessions, mailServer, diskSpace, cookies, now } = deps;
  return [
    route(
      signUp,
      [limitByAddress({ limit: 20, seconds: 600 }, now), requireDiskSpace(diskSpace)],
      async ({ c, by, body }) => {
        await auth.signUp(by, body, c.req.raw.signal);
        return { message: signupSuccessful, sendsMail: mailServer.canSend };
      },
    ),
    route(logOut, async ({ c, by, user }) => {
      const isStored = await sessions.endAll(by, user._id);
      cookies.session.clear(c);
      return { message: isStored ? "Signed out." : endedUntilRestart, isStored };
    }),
    route(signOutOthers, async ({ c, by, session }) => {
      const { isStored, ...access } = await sessions.endOthers(by, session);
      return {
        message: isStored ? "You are signed out everywhere else." : othersEndedHere,
        token: cookies.writeAccess(c, access),
      };
    }),
    ...passwordRoutes(deps),
  ];
};
