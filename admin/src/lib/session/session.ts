import { useSyncExternalStore } from "react";
import { sessionKeys } from "shared/auth";
import { adminRole, type User, user } from "shared/users";
import type { z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const storedUser = user.partial().required({ role: true });

/** Who is signed in, as the sign-in page left it in `localStorage`. */
export type StoredSession = { token: string; user: z.infer<typeof storedUser> };

/** The stored token, or `null`. */
export const readToken = () => localStorage.getItem(sessionKeys.token);

/** The stored session; `null` when nobody is signed in or the entry is damaged. */
export function readSession(): StoredSession | null {
  const token = readToken();
  const parsed = storedUser.safeParse(parseJson(localStorage.getItem(sessionKeys.user) ?? ""));
  return token && parsed.success ? { token, user: parsed.data } : null;
}

/** Tells all who watch the session that it may have changed in this tab. */
export const notifySessionChange = () => window.dispatchEvent(new Event("storage"));

/** Puts a renewed token in the place of the old one. */
export function storeToken(token: string) {
  localStorage.setItem(sessionKeys.token, token);
  notifySessionChange();
}

/** Puts the changed user in the place of the old one. */
export function storeUser(changed: User) {
  localStorage.setItem(sessionKeys.user, JSON.stringify(changed));
  notifySessionChange();
}

/** Whether the session opens the admin area. The server decides for itself. */
export const isAdmin = (session: StoredSession) => session.user.role === adminRole;

/** Calls back when the session may have changed, here or in another tab; returns the way to stop. */
export const subscribeToSession = (onChange: () => void) => {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
};
const snapshot = () => `${readToken()}\n${localStorage.getItem(sessionKeys.user)}`;

/** The session, also when another tab signs in or out. */
export function useSession() {
  useSyncExternalStore(subscribeToSession, snapshot);
  return readSession();
}
