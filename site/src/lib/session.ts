import type { Session, sessionKeys, signInNoticeKey } from "shared/auth";
import { forgetDesk } from "shared/forget-desk";
import type { SignOutResult } from "shared/paths";
import type { adminRole, User } from "shared/users";
import { type ApiResponse, postJson } from "./api.ts";
import { isBoolean, isShape, isString, readKey } from "./guards.ts";

// Repeated, and checked by the compiler, because their modules import zod.
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

/** Exactly two keys of `localStorage`. */
export function storeSession({ user, token }: SignedIn): void {
  localStorage.setItem(keys.user, JSON.stringify(user));
  localStorage.setItem(keys.token, token);
}

/** `undefined` also where the browser stores nothing. */
export function readSession(): SignedIn | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(keys.user) ?? "null");
    return parseSession({ user, token: localStorage.getItem(keys.token) });
  } catch {
    return undefined;
  }
}

/** For the sign-in page; lost where the browser stores nothing. */
export function leaveSignInNotice(notice: string): void {
  try {
    sessionStorage.setItem(noticeKey, notice);
  } catch {
    // The page says nothing then.
  }
}

/** What the page before has left, once. */
export function takeSignInNotice(): string | undefined {
  try {
    const notice = sessionStorage.getItem(noticeKey);
    sessionStorage.removeItem(noticeKey);
    return notice ?? undefined;
  } catch {
    return undefined;
  }
}

const logoutTimeout = 5_000;

const resultOf = ({ ok, status, body }: ApiResponse): SignOutResult => {
  if (!ok && status !== 401) return "unconfirmed";
  return readKey(body, "isStored", isBoolean) === false ? "untilRestart" : "forGood";
};

/** Clears this browser's storage at once; resolves with how the API has ended the session. */
export async function endSession(api: string): Promise<SignOutResult> {
  const session = readSession();
  localStorage.clear();
  sessionStorage.clear();
  void forgetDesk();
  if (!session) return "forGood";
  const headers = { Authorization: `Bearer ${session.token}` };
  const url = `${api}/api/ibirwa-clients/logout`;
  const signal = AbortSignal.timeout(logoutTimeout);
  try {
    // Without an answer the token expires within 12 hours.
    return resultOf(await postJson(url, {}, headers, { keepalive: true, signal }));
  } catch {
    return "unconfirmed";
  }
}

export const isAdmin = ({ user }: SignedIn) => user.role === admin;
