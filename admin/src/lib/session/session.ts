import { useSyncExternalStore } from "react";
import { sessionKeys } from "shared/accounts/auth";
import { adminRole, type User, user } from "shared/accounts/users";
import type { z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const storedUser = user.partial().required({ role: true });

/** The session that the sign-in page stored in `localStorage`. */
export type StoredSession = { token: string; user: z.infer<typeof storedUser> };

export const readToken = () => localStorage.getItem(sessionKeys.token);

/** Returns `null` without a session or with a damaged entry. */
export function readSession(): StoredSession | null {
  const token = readToken();
  const parsed = storedUser.safeParse(parseJson(localStorage.getItem(sessionKeys.user) ?? ""));
  return token && parsed.success ? { token, user: parsed.data } : null;
}

/** Notifies this tab; the browser notifies the others. */
export const notifySessionChange = () => window.dispatchEvent(new Event("storage"));

export function storeToken(token: string) {
  localStorage.setItem(sessionKeys.token, token);
  notifySessionChange();
}

export function storeUser(changed: User) {
  localStorage.setItem(sessionKeys.user, JSON.stringify(changed));
  notifySessionChange();
}

/** Records that the user replaced the printed password. */
export function noteOwnPassword() {
  const session = readSession();
  if (!session) return;
  const changed = { ...session.user, mustChangePassword: false };
  localStorage.setItem(sessionKeys.user, JSON.stringify(changed));
  notifySessionChange();
}

/** Only affects screens; the server checks permissions. */
export const isAdmin = (session: StoredSession) => session.user.role === adminRole;

/** Returns a function that unsubscribes. */
export const subscribeToSession = (onChange: () => void) => {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
};
const snapshot = () => `${readToken()}\n${localStorage.getItem(sessionKeys.user)}`;

/** Follows other tabs as well. */
export function useSession() {
  useSyncExternalStore(subscribeToSession, snapshot);
  return readSession();
}
