import { useMutation } from "@tanstack/react-query";
import type { ChangeOfOne, ConversationChange } from "shared/conversations";
import { changeConversations } from "shared/endpoints/conversations";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { notifyUndoable } from "../../../components/feedback/notify-undoable.tsx";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useConversationCache } from "./use-conversation-cache.ts";

type Changes = {
  changes: ChangeOfOne[];
  /** What is told; undoing it is offered. */
  done?: string;
};

/** Changes conversations, and offers to undo it. `onUndo`: the notice is gone, and the focus that it had. */
export function useChangeConversations(onUndo: () => void) {
  const { api } = useApp();
  const cache = useConversationCache();
  const { isPending, mutate } = useMutation({
    mutationFn: ({ changes }: Changes) =>
      api.request(changeConversations, {
        body: { changes },
        signal: AbortSignal.timeout(saveTimeout),
      }),
    onSuccess: ({ before, conversations }, { done }) => {
      cache.storeEach(conversations);
      const undo = () => {
        mutate({ changes: before });
        onUndo();
      };
      if (done) notifyUndoable({ title: done, text: "", onUndo: undo });
      else notify("Undone", "All is as it was before.");
    },
    onError: (error) => notifyError("This could not be stored.", error),
    onSettled: cache.refresh,
  });
  return {
    isPending,
    change: (ids: string[], change: ConversationChange, done: string) =>
      mutate({
        changes: ids.map((id) => ({ id, change, latestAt: cache.shownLatestAt(id) })),
        done,
      }),
  };
}
