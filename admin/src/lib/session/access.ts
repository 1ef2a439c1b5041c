import { readSession, type StoredSession, useSession } from "./session.ts";

/** True for sessions from before accounts had an access, too: the server checks permissions. */
const hasAll = (session: StoredSession | null) => session?.user.access !== "content";

export const hasFullAccess = () => hasAll(readSession());
export const useHasFullAccess = () => hasAll(useSession());
