import { useQueryClient } from "@tanstack/react-query";
import type { Conversation, ConversationPage } from "shared/conversations";
import type { ConversationBody } from "shared/timeline";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { conversationKey, listKey } from "./conversations.requests.ts";

/** Shows at once what the server has answered, before the lists are asked for again. */
export function useConversationCache() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const storeEach = (changed: Conversation[]) => {
    const byId = new Map(changed.map((one) => [one._id, one]));
    client.setQueriesData<ConversationPage>(
      { queryKey: listKey },
      (page) =>
        page && {
          ...page,
          conversations: page.conversations.map((one) => byId.get(one._id) ?? one),
        },
    );
    for (const one of changed)
      client.setQueryData<ConversationBody>(
        conversationKey(one._id),
        (body) => body && { ...body, conversation: one },
      );
  };
  /** When somebody last wrote, as it is shown. */
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
