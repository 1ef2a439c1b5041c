import type { Context } from "hono";
import { adminRole, type User } from "shared/users";
import { forbidden, unauthenticated } from "../lib/errors.ts";
import { type AppEnv, factory } from "./context.ts";

export type FindUserByToken = (token: string) => Promise<User | undefined>;

const bearerToken = (header: string | undefined) => header?.match(/^Bearer (\S+)$/i)?.[1];

const requireUser = (findUserByToken: FindUserByToken) =>
  factory.createMiddleware(async (c, next) => {
    c.header("Cache-Control", "no-store");
    const token = bearerToken(c.req.header("Authorization"));
    const user = token === undefined ? undefined : await findUserByToken(token);
    if (!user) throw unauthenticated();
    c.set("user", user);
    await next();
  });

const requireAdmin = factory.createMiddleware(async (c, next) => {
  if (c.get("user")?.role !== adminRole) throw forbidden();
  await next();
});

/** Whether an admin asks, where others may ask as well: a bad token counts as none. */
export const isAskedByAdmin = async (c: Context<AppEnv>, findUserByToken: FindUserByToken) => {
  const token = bearerToken(c.req.header("Authorization"));
  const user = token && (await findUserByToken(token));
  return user ? user.role === adminRole : false;
};

/** What stands before an endpoint, by who may call it. */
export const createGuards = (findUserByToken: FindUserByToken) => {
  const user = requireUser(findUserByToken);
  return { public: [], user: [user], admin: [user, requireAdmin] };
};
export type Guards = ReturnType<typeof createGuards>;
