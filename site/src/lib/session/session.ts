import type { Session, sessionKeys, signInNoticeKey } from "shared/accounts/auth";
import type { adminRole, User } from "shared/accounts/users";
import { isShape, isString } from "../guards.ts";

// Duplicated and checked by the compiler, because the original modules import zod.
const keys: typeof sessionKeys = { user: "user", token: "token" };
const admin: typeof adminRole = "admin";
const noticeKey: typeof signInNoticeKey = "sign-in-notice";

/** The admin's pages read the rest of the user. */
type SignedIn = Pick<Session, "token"> & { user: Pick<User, "role"> };

const isSignedIn = isShape<SignedIn>({
  token: isString,
  user: isShape<SignedIn["user"]>({ role: isString }),
});

export const parseSession = (body: unknown): SignedIn | undefined =>
  isSignedIn(body) ? body : undefined;

/** Uses exactly two keys of `localStorage`. */
export function storeSession({ user, token }: SignedIn): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
  localStorage.setItem(keys.token, token);
}

/** `undefined` also if the browser stores nothing. */
export function readSession(): SignedIn | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(keys.user) ?? "null");
    return parseSession({ user, token: localStorage.getItem(keys.token) });
  } catch {
    return undefined;
  }
}

/** Shown on the sign-in page; lost if the browser stores nothing. */
export function leaveSignInNotice(notice: string): void {
  try {
    sessionStorage.setItem(noticeKey, notice);
  } catch {
    // The page then shows no notice.
  }
}

/** Returns and removes the notice that the previous page left. */
export function takeSignInNotice(): string | undefined {
  try {
    const notice = sessionStorage.getItem(noticeKey);
    sessionStorage.removeItem(noticeKey);
    return notice ?? undefined;
  } catch {
    return undefined;
  }
}

export const isAdmin = ({ user }: SignedIn) => user.role === admin;
