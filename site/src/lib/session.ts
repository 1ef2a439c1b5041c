import type { Session, sessionKeys } from "shared/auth";
import type { adminRole, User } from "shared/users";
import { isShape, isString } from "./guards.ts";

// Repeated here, and held equal by the compiler, because their files bring zod along.
const keys: typeof sessionKeys = { user: "user", token: "token" };
const admin: typeof adminRole = "admin";

/** What the site has to know of a session; the admin's pages read the rest of the user. */
type SignedIn = Pick<Session, "token"> & { user: Pick<User, "role"> };

const isSignedIn = isShape<SignedIn>({
  token: isString,
  user: isShape<SignedIn["user"]>({ role: isString }),
});

/** The session that a successful login answers with; `undefined` if it is none. */
export const parseSession = (body: unknown): SignedIn | undefined =>
  isSignedIn(body) ? body : undefined;

/** Keeps a session in the browser: exactly two keys. */
export function storeSession({ user, token }: SignedIn): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
  localStorage.setItem(keys.token, token);
}

/** The session kept in this browser; `undefined` if there is none, or the browser keeps nothing. */
export function readSession(): SignedIn | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(keys.user) ?? "null");
    return parseSession({ user, token: localStorage.getItem(keys.token) });
  } catch {
    return undefined;
  }
}

/** Milliseconds in which the API can confirm that a session has ended. */
const logoutTimeout = 5_000;

/** Clears all that this site keeps in the browser at once; then whether the API has ended the token, too. */
export async function endSession(api: string): Promise<boolean> {
  const session = readSession();
  localStorage.clear();
  sessionStorage.clear();
  if (!session) return true;
  const headers = { Authorization: `Bearer ${session.token}` };
  const url = `${api}/api/ibirwa-clients/logout`;
  const signal = AbortSignal.timeout(logoutTimeout);
  try {
    // Goes on after the page is left; without an answer the token ends by itself, within 12 hours.
    const response = await fetch(url, { method: "POST", headers, keepalive: true, signal });
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}

/** Whether this user gets the admin area. */
export const isAdmin = ({ user }: SignedIn) => user.role === admin;
