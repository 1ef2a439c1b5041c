import { logOut, signOutOthers } from "shared/accounts/auth.endpoints";
import { endedUntilRestart } from "shared/accounts/sessions";
import { endSession, listSessions } from "shared/accounts/sessions.endpoints";
import { route } from "#http/route.ts";
import type { AuthCookies } from "../auth-cookies.ts";
import type { SessionsService } from "./sessions.service.ts";

type Deps = { sessions: SessionsService; cookies: AuthCookies };

/** Shown when the disk is full or the database locked. */
const othersEndedHere =
  "You're signed out everywhere else until this server restarts, and for good once the database can be written again. This session keeps its old token.";

export const sessionsRoutes = ({ sessions, cookies }: Deps) => [
  route(listSessions, async ({ user, session }) => ({
    sessions: await sessions.list(user, session),
  })),
  route(endSession, async ({ c, by, params, user, session }) => {
    const isStored = await sessions.endOne(by, user, params.id);
    if (params.id === session.id) cookies.session.clear(c);
    return { message: isStored ? "Session ended." : endedUntilRestart };
  }),
  route(logOut, async ({ c, by, user }) => {
    const isStored = await sessions.endAll(by, user._id);
    cookies.session.clear(c);
    return { message: isStored ? "Signed out." : endedUntilRestart, isStored };
  }),
  route(signOutOthers, async ({ c, by, session }) => {
    const { isStored, ...access } = await sessions.endOthers(by, session);
    return {
      message: isStored ? "You're signed out everywhere else." : othersEndedHere,
      token: cookies.writeAccess(c, access),
    };
  }),
];
