import type { Context } from "hono";
import { logIn } from "shared/accounts/auth.endpoints";
import { logInWithSecondFactor, requestPasskey } from "shared/accounts/second-factor.endpoints";
import type { AppEnv } from "#http/context.ts";
import { isFromOwnPage } from "#http/fetch-metadata.ts";
import { limitByAddress } from "#http/rate-limit.ts";
import { route } from "#http/route.ts";
import type { AuthCookies } from "../auth-cookies.ts";
import type { SignedIn, SignInService } from "./sign-in.service.ts";

type Deps = { signIn: SignInService; cookies: AuthCookies; ownOrigins: string[]; now: () => Date };

export const signInRoutes = (deps: Deps) => {
  const { signIn, ownOrigins, now } = deps;
  const { device, writeAccess } = deps.cookies;
  const readVisitor = async (c: Context<AppEnv>) => ({
    address: c.get("address"),
    device: await signIn.readDevice(device.read(c)),
    userAgent: c.req.header("User-Agent"),
    requestId: c.get("requestId"),
    isBrowser: isFromOwnPage(c, ownOrigins),
    signal: c.req.raw.signal,
  });
  const welcome = (c: Context, { user, mark, ...access }: SignedIn) => {
    device.write(c, mark);
    return { message: "Signed in.", token: writeAccess(c, access), user };
  };
  return [
    route(logIn, async ({ c, body }) => welcome(c, await signIn.logIn(body, await readVisitor(c)))),
    route(logInWithSecondFactor, async ({ c, body }) =>
      welcome(c, await signIn.logInWithSecondFactor(body, await readVisitor(c))),
    ),
    route(requestPasskey, [limitByAddress({ limit: 60, seconds: 600 }, now)], ({ body }) =>
      signIn.requestPasskey(body.ticket),
    ),
  ];
};
