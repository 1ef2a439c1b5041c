import { createMiddleware } from "hono/factory";
import { uniqueSymbol } from "hono-openapi";
import { adminRole, type User } from "shared/users";
import { forbidden, unauthenticated } from "../errors.ts";
import type { SignedInEnv } from "./context.ts";

/** Finds the user of a valid token; `undefined` for any other text. */
export type FindUserByToken = (token: string) => Promise<User | undefined>;

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined) => header?.match(/^Bearer (\S+)$/i)?.[1];

/** Lets the OpenAPI document know that a route wants a session. */
const documented = { [uniqueSymbol]: { spec: { security: [{ session: [] }] } } };

/** Guards for routes of signed-in users (401) and of admins (401, 403); no cache keeps their answers. */
export const createGuards = (findUserByToken: FindUserByToken) => {
  const findUser = async (header: string | undefined) => {
    const token = bearerToken(header);
    const user = token === undefined ? undefined : await findUserByToken(token);
    if (!user) throw unauthenticated();
    return user;
  };
  const requireUser = createMiddleware<SignedInEnv>(async (c, next) => {
    c.header("Cache-Control", "no-store");
    c.set("user", await findUser(c.req.header("Authorization")));
    await next();
  });
  const requireAdmin = createMiddleware<SignedInEnv>(async (c, next) => {
    c.header("Cache-Control", "no-store");
    const user = await findUser(c.req.header("Authorization"));
    if (user.role !== adminRole) throw forbidden();
    c.set("user", user);
    await next();
  });
  return {
    requireUser: Object.assign(requireUser, documented),
    requireAdmin: Object.assign(requireAdmin, documented),
  };
};
export type Guards = ReturnType<typeof createGuards>;
