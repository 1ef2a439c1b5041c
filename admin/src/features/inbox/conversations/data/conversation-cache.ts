import { useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ChangeOfOne,
  Conversation,
  ConversationChange,
  ConversationPage,
} from "shared/inbox/conversations";
import { changeConversations } from "shared/inbox/conversations.endpoints";
import type { ConversationBody } from "shared/inbox/timeline";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { notifyUndoable } from "../../../../components/feedback/notify-undoable.tsx";
import { saveTimeout } from "../../../../lib/api/timeouts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";
import { conversationKey, listKey } from "./conversations.requests.ts";

/** Shows a changed conversation at once, before the lists are refetched. */
export function useConversationCache() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const storeEach = (changed: Conversation[]) => {
    const byId = new Map(changed.map((conversation) => [conversation._id, conversation]));
    client.setQueriesData<ConversationPage>(
      { queryKey: listKey },
      (page) =>
        page && {
          ...page,
          conversations: page.conversations.map(
            (conversation) => byId.get(conversation._id) ?? conversation,
          ),
        },
    );
    for (const conversation of changed)
      client.setQueryData<ConversationBody>(
        conversationKey(conversation._id),
        (body) => body && { ...body, conversation },
      );
  };
  /** The time of the newest message on the screen. */
  const shownLatestAt = (id: string) => {
    const opened = client.getQueryData<ConversationBody>(conversationKey(id))?.conversation;
    const listed = client
      .getQueriesData<ConversationPage>({ queryKey: listKey })
      .flatMap(([, page]) => page?.conversations ?? []);
    return (opened ?? listed.find(({ _id }) => _id === id))?.latestAt;
  };
  return {
    shownLatestAt,
    storeEach,
    storeBody: ({ conversation, timeline, earlier }: ConversationBody) => {
      const body = { conversation, timeline, earlier };
      client.setQueryData(conversationKey(conversation._id), body);
      storeEach([conversation]);
    },
    refresh: () => invalidate("conversations"),
  };
}

/** Changes the open conversation; `done` is shown once it is stored. */
export type ChangeThis = (change: ConversationChange, done: string) => void;

type Changes = {
  changes: ChangeOfOne[];
  /** The title of the notice that offers to undo them. */
  done?: string;
};

/** Changes conversations and offers to undo that. `onUndo` moves the focus away from the notice, which is gone. */
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
      else notify("Undone", "Your change was undone.");
    },
    onError: (error) => notifyError("Couldn't save. Please try again.", error),
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
