import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  canWait,
  followWaiting,
  listWaiting,
  type WaitingText,
} from "../../../../lib/offline/waiting-texts.ts";
import { useSession } from "../../../../lib/session/session.ts";

const waitingKey = ["waiting"];

/** The account's unsent texts in this browser. */
export function useWaitingTexts() {
  const account = useSession()?.user._id ?? "";
  const { data = [] } = useQuery({
    queryKey: [...waitingKey, account],
    queryFn: () => (canWait() ? listWaiting(account) : []),
  });
  return data;
}

export const useConversationTexts = (id: string, kind: WaitingText["kind"]) =>
  useWaitingTexts().filter((text) => text.conversationId === id && text.kind === kind);

export type Unsent = "waiting" | "refused";

/** A refused text of a conversation matters more than a waiting one. */
export function useUnsent() {
  const texts = useWaitingTexts();
  return (id: string): Unsent | undefined => {
    const own = texts.filter(({ conversationId }) => conversationId === id);
    if (own.length === 0) return undefined;
    return own.some(({ problem }) => problem !== null) ? "refused" : "waiting";
  };
}

/** Appends a withdrawn text to the text in the field. */
export const appendText = (written: string, withdrawn: string) =>
  [written, withdrawn].filter(Boolean).join("\n\n");

/** Refetches after a text was sent, changed or withdrawn, also in another tab. */
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
