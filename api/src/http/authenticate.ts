import type { Context } from "hono";
import { apiKeyPrefix } from "shared/accounts/api-keys/api-keys";
import { backgroundHeader } from "shared/accounts/sessions";
import { adminRole, isFullAdmin, type User } from "shared/accounts/users";
import { type ApiScope, coversScope } from "shared/http/api-scopes";
import type { Endpoint } from "shared/http/endpoint";
import { AppError, accessMissing, forbidden, unauthenticated } from "#platform/errors.ts";
import { requireRecentReauthentication } from "#platform/recent-reauthentication.ts";
import type { ApiKeyRow, SessionRow } from "#tables/accounts.ts";
import { type AppEnv, factory } from "./context.ts";
import { isFromForeignPage } from "./fetch-metadata.ts";
import type { PrivateCookie } from "./private-cookie.ts";

export type Credentials = { token: string; cookie: string | undefined; isBackground: boolean };

/** The account with its session or API key, or a sentence that explains why these no longer work. */
export type Authentication =
  | { user: User; session: SessionRow; apiKey?: undefined }
  | { user: User; session?: undefined; apiKey: ApiKeyRow }
  | { user?: undefined; refusal?: string };

type Authenticate = {
  session: (credentials: Credentials) => Promise<Authentication>;
  apiKey: (secret: string) => Promise<Authentication>;
};
export type ReadAuthentication = (c: Context<AppEnv>) => Promise<Authentication>;

const bearerToken = (header: string | undefined) => header?.match(/^Bearer (\S+)$/i)?.[1];

/** Reads what a request brings to show who sends it. */
export const createReadAuthentication =
  (authenticate: Authenticate, cookie: PrivateCookie): ReadAuthentication =>
  async (c) => {
    const token = bearerToken(c.req.header("Authorization"));
    if (token === undefined) return {};
    if (token.startsWith(apiKeyPrefix)) return authenticate.apiKey(token);
    // Authenticating the same request twice counts as one use.
    const isBackground =
      c.req.header(backgroundHeader) !== undefined || c.get("session") !== undefined;
    return authenticate.session({ token, cookie: cookie.read(c), isBackground });
  };

const safeMethods = ["GET", "HEAD", "OPTIONS"];

const requireUser = (readAuthentication: ReadAuthentication, ownOrigins: string[]) =>
  factory.createMiddleware(async (c, next) => {
    c.header("Cache-Control", "no-store");
    const authentication = await readAuthentication(c);
    if (!authentication.user) throw unauthenticated(authentication.refusal);
    const { user, session, apiKey } = authentication;
    c.set("user", user);
    c.set("session", session);
    c.set("apiKey", apiKey);
    const isUnsafe = session?.isBrowser && !safeMethods.includes(c.req.method);
    if (isUnsafe && isFromForeignPage(c, ownOrigins))
      throw forbidden("This request came from another site.");
    await next();
  });

/** Denies API keys by default: only an endpoint's scope lets them in. */
const requireScope = (scope: ApiScope | undefined) =>
  factory.createMiddleware(async (c, next) => {
    const apiKey = c.get("apiKey");
    if (apiKey && !scope) throw forbidden("API keys can't use this endpoint.");
    if (apiKey && scope && !coversScope(apiKey.scopes, scope))
      throw new AppError("scope_missing", `This API key lacks the scope ${scope}.`);
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

const requireFullAccess = factory.createMiddleware(async (c, next) => {
  const user = c.get("user");
  if (!(user && isFullAdmin(user))) throw accessMissing();
  await next();
});

/** The guards behind `requireUser`; an access that is not named here is the narrowest. */
const createAccessGuards = (isSecondFactorRequired: IsSecondFactorRequired) => {
  const admin = requireAdmin(isSecondFactorRequired);
  return ({ access }: Endpoint) => {
    if (access === "user") return [];
    return access === "content" ? [admin] : [admin, requireFullAccess];
  };
};

/**
 * Returns true for a request of an admin, or of an API key with the endpoint's scope, to a public endpoint; a bad
 * token counts as none. Admins with access to content ask for content only.
 */
export const createIsAskedByAdmin =
  (readAuthentication: ReadAuthentication, isSecondFactorRequired: IsSecondFactorRequired) =>
  async (c: Context<AppEnv>, { scope }: Partial<Endpoint>) => {
    const authentication = await readAuthentication(c);
    if (!authentication.user) return false;
    const { user, apiKey } = authentication;
    if (user.role !== adminRole) return false;
    if (!isFullAdmin(user) && scope !== "content:read") return false;
    if (apiKey && !(scope && coversScope(apiKey.scopes, scope))) return false;
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
  const getAccessGuards = createAccessGuards(isSecondFactorRequired);
  const reauthentication = requireReauthentication(now);
  return (endpoint: Endpoint) => {
    if (endpoint.access === "public") return [];
    return [
      user,
      requireScope(endpoint.scope),
      ...getAccessGuards(endpoint),
      ...(endpoint.reauthentication === "always" ? [reauthentication] : []),
    ];
  };
};
export type GetGuards = ReturnType<typeof createGuards>;
