import { useMutation } from "@tanstack/react-query";
import { joinConversations, splitConversation } from "shared/endpoints/conversations";
import type { ConversationBody } from "shared/timeline";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useConversationCache } from "../data/use-conversation-cache.ts";

const failed = (error: Error) => notifyError("This could not be stored.", error);

/** Makes another conversation part of this one. */
export function useJoin(id: string) {
  const { api } = useApp();
  const cache = useConversationCache();
  return useMutation({
    mutationFn: (other: string) =>
      api.request(joinConversations, { params: { id }, body: { ids: [other] } }),
    onSuccess: (saved) => {
      cache.storeBody(saved);
      notify(saved.message, "What both held stands here now.");
    },
    onError: failed,
    onSettled: cache.refresh,
  });
}

/** Begins a conversation of its own with a message. */
export function useSplit(id: string, onSplit: (begun: ConversationBody["conversation"]) => void) {
  const { api } = useApp();
  const cache = useConversationCache();
  return useMutation({
    mutationFn: (message: string) =>
      api.request(splitConversation, { params: { id }, body: { messages: [message] } }),
    onSuccess: (saved) => {
      cache.storeBody(saved);
      notify(saved.message, "It is open now.");
      onSplit(saved.conversation);
    },
    onError: failed,
    onSettled: cache.refresh,
  });
}
