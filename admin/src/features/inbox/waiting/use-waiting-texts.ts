import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  canWait,
  followWaiting,
  listWaiting,
  type WaitingText,
} from "../../../lib/offline/waiting-texts.ts";
import { useSession } from "../../../lib/session/session.ts";

const waitingKey = ["waiting"];

/** What this account has not been able to send from this browser. */
export function useWaitingTexts() {
  const account = useSession()?.user._id ?? "";
  const { data = [] } = useQuery({
    queryKey: [...waitingKey, account],
    queryFn: () => (canWait() ? listWaiting(account) : []),
  });
  return data;
}

/** Those of one conversation. */
export const useWaitingOf = (id: string, kind: WaitingText["kind"]) =>
  useWaitingTexts().filter((text) => text.conversationId === id && text.kind === kind);

export type Unsent = "waiting" | "refused";

/** Whether something of a conversation waits to be sent or, what tells more, was refused. */
export function useUnsent() {
  const texts = useWaitingTexts();
  return (id: string): Unsent | undefined => {
    const own = texts.filter(({ conversationId }) => conversationId === id);
    if (own.length === 0) return undefined;
    return own.some(({ problem }) => problem !== null) ? "refused" : "waiting";
  };
}

/** What was taken back behind what is written there already. */
export const joined = (written: string, taken: string) =>
  [written, taken].filter(Boolean).join("\n\n");

/** Follows what is sent, changed and taken back, also in other tabs. */
export function useWaitingChanges() {
  const client = useQueryClient();
  useEffect(() => {
    if (!canWait()) return;
    return followWaiting(() => {
      for (const key of [waitingKey, ["conversations"], ["stats"]])
        void client.invalidateQueries({ queryKey: key });
    });
  }, [client]);
}
