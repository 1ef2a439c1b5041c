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
