import type { Context } from "hono";
import { backgroundHeader } from "shared/accounts/sessions";
import { adminRole, type User } from "shared/accounts/users";
import type { Endpoint } from "shared/http/endpoint";
import { AppError, forbidden, unauthenticated } from "#platform/errors.ts";
import { requireRecentReauthentication } from "#platform/recent-reauthentication.ts";
import type { SessionRow } from "#tables/accounts.ts";
import { type AppEnv, factory } from "./context.ts";
import { isFromForeignPage } from "./fetch-metadata.ts";
import type { PrivateCookie } from "./private-cookie.ts";

export type Credentials = { token: string; cookie: string | undefined; isBackground: boolean };

/** The signed-in account, or a sentence that explains why the session has ended. */
export type Authentication =
  | { user: User; session: SessionRow }
  | { user?: undefined; refusal?: string };

type Authenticate = (credentials: Credentials) => Promise<Authentication>;
export type ReadAuthentication = (c: Context<AppEnv>) => Promise<Authentication>;

const bearerToken = (header: string | undefined) => header?.match(/^Bearer (\S+)$/i)?.[1];

/** Reads what a request brings to show who sends it. */
export const createReadAuthentication =
  (authenticate: Authenticate, cookie: PrivateCookie): ReadAuthentication =>
  async (c) => {
    const token = bearerToken(c.req.header("Authorization"));
    if (token === undefined) return {};
    // Authenticating the same request twice counts as one use.
    const isBackground =
      c.req.header(backgroundHeader) !== undefined || c.get("session") !== undefined;
    return authenticate({ token, cookie: cookie.read(c), isBackground });
  };

const safeMethods = ["GET", "HEAD", "OPTIONS"];

const requireUser = (readAuthentication: ReadAuthentication, ownOrigins: string[]) =>
  factory.createMiddleware(async (c, next) => {
    c.header("Cache-Control", "no-store");
    const authentication = await readAuthentication(c);
    if (!authentication.user) throw unauthenticated(authentication.refusal);
    const { user, session } = authentication;
    c.set("user", user);
    c.set("session", session);
    const isUnsafe = session.isBrowser && !safeMethods.includes(c.req.method);
    if (isUnsafe && isFromForeignPage(c, ownOrigins))
      throw forbidden("This request came from another site.");
    await next();
  });

/** True if admins without a second factor are locked out. */
type IsSecondFactorRequired = () => Promise<boolean>;

const requireAdmin = (isSecondFactorRequired: IsSecondFactorRequired) =>
  factory.createMiddleware(async (c, next) => {
    const user = c.get("user");
    if (user?.role !== adminRole) throw forbidden();
    if (!user.hasSecondFactor && (await isSecondFactorRequired()))
      throw new AppError("second_factor_missing", "Please set up a second factor first.");
    await next();
  });

/** Returns true for an admin's request to a public endpoint; a bad token counts as none. */
export const createIsAskedByAdmin =
  (readAuthentication: ReadAuthentication, isSecondFactorRequired: IsSecondFactorRequired) =>
  async (c: Context<AppEnv>) => {
    const { user } = await readAuthentication(c);
    if (user?.role !== adminRole) return false;
    return user.hasSecondFactor || !(await isSecondFactorRequired());
  };
export type IsAskedByAdmin = ReturnType<typeof createIsAskedByAdmin>;

const requireReauthentication = (now: () => Date) =>
  factory.createMiddleware(async (c, next) => {
    const session = c.get("session");
    if (!session) throw unauthenticated();
    requireRecentReauthentication(session, now());
    await next();
  });

type GuardDeps = {
  readAuthentication: ReadAuthentication;
  isSecondFactorRequired: IsSecondFactorRequired;
  /** Origins of pages that may use a browser's session. */
  ownOrigins: string[];
  now: () => Date;
};

/** Creates the guards of endpoints: roles and additional conditions. */
export const createGuards = ({
  readAuthentication,
  isSecondFactorRequired,
  ownOrigins,
  now,
}: GuardDeps) => {
  const user = requireUser(readAuthentication, ownOrigins);
  const admin = requireAdmin(isSecondFactorRequired);
  const access = { public: [], user: [user], admin: [user, admin] };
  const reauthentication = requireReauthentication(now);
  return (endpoint: Endpoint) =>
    endpoint.reauthentication === "always"
      ? [...access[endpoint.access], reauthentication]
      : access[endpoint.access];
};
export type GetGuards = ReturnType<typeof createGuards>;
