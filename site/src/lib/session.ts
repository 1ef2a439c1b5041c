import type { Session, sessionKeys } from "shared/auth";
import type { adminRole, User } from "shared/users";
import type { Reply } from "./api.ts";

// Repeated here, and held equal by the compiler, because their files bring zod along.
const keys: typeof sessionKeys = { user: "user", token: "token" };
const admin: typeof adminRole = "admin";

type SignedIn = Pick<Session, "token"> & { user: Pick<User, "role"> };

/** The session that a successful login answers with; `undefined` if the answer holds none. */
export function sessionOf({ ok, body }: Reply): SignedIn | undefined {
  if (!ok || typeof body !== "object" || body === null) return undefined;
  if (!("token" in body && "user" in body) || typeof body.token !== "string") return undefined;
  const { token, user } = body;
  if (typeof user !== "object" || user === null || !("role" in user)) return undefined;
  return typeof user.role === "string" ? { token, user: { ...user, role: user.role } } : undefined;
}

/** Keeps a session in the browser: exactly two keys. */
export function storeSession({ user, token }: SignedIn): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
  localStorage.setItem(keys.token, token);
}

/** Whether this user gets the admin area. */
export const isAdmin = ({ user }: SignedIn) => user.role === admin;
