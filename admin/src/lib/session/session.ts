import { useSyncExternalStore } from "react";
import { sessionKeys } from "shared/accounts/auth";
import { adminRole, type User, user } from "shared/accounts/users";
import type { z } from "zod";
import { parseJson } from "../text/parse-json.ts";

const storedUser = user.partial().required({ role: true });

/** As the sign-in page left it in `localStorage`. */
type StoredSession = { token: string; user: z.infer<typeof storedUser> };

export const readToken = () => localStorage.getItem(sessionKeys.token);

/** `null` when nobody is signed in or the entry is damaged. */
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

/** The printed password is replaced. */
export function noteOwnPassword() {
  const session = readSession();
  if (!session) return;
  const changed = { ...session.user, mustChangePassword: false };
  localStorage.setItem(sessionKeys.user, JSON.stringify(changed));
  notifySessionChange();
}

/** For the screens alone; the server checks for itself. */
export const isAdmin = (session: StoredSession) => session.user.role === adminRole;

/** Returns the function that unsubscribes. */
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
