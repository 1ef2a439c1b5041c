import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminRole, isFullAdmin, userListQuery } from "shared/accounts/users";
import { listUsers } from "shared/accounts/users.endpoints";
import {
  type Conversation,
  type ConversationPage,
  conversationList,
} from "shared/inbox/conversations";
import { listConversations, readConversation } from "shared/inbox/conversations.endpoints";
import { type ConversationBody, conversationBody } from "shared/inbox/timeline";
import { limits } from "shared/limits";
import { includesFolded } from "shared/text/fold-text";
import type { Api } from "../../../../lib/api/api-client.ts";
import { isNotFound } from "../../../../lib/api/api-error.ts";
import { keepReading } from "../../../../lib/offline/keep-reading.ts";
import { conversationsInterval } from "../../../../lib/requests/conversations.ts";
import { mailPollInterval } from "../../../../lib/requests/outbox.ts";
import { type InboxQuery, isEverywhere, toListQuery } from "./inbox-query.ts";

export const listKey = ["conversations", "list"];
export const conversationKey = (id: string) => ["conversations", "one", id];

const toItems = ({ conversations, ...page }: ConversationPage) => ({
  items: conversations,
  ...page,
});

/** `undefined` for a deleted conversation. */
const readIfThere = async (api: Api, id: string, signal: AbortSignal) => {
  try {
    const query = { size: 1 };
    return (await api.request(readConversation, { params: { id }, query, signal })).conversation;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

const holds = ({ name, email, destination }: Conversation, text: string) =>
  includesFolded([name, email, destination].join("\n"), text);

const readDrafted = async (api: Api, ids: string[], q: string, signal: AbortSignal) => {
  const answers = await Promise.all(ids.map((id) => readIfThere(api, id, signal)));
  const conversations = answers
    .filter((conversation) => conversation !== undefined)
    .filter((conversation) => holds(conversation, q));
  return { conversations, total: conversations.length, page: 1, pageSize: ids.length || 1 };
};

/** `drafted`: the conversations with a draft. */
export const inboxPageQuery = (api: Api, query: InboxQuery, drafted: string[]) => {
  const isDrafts = query.show === "drafts" && !isEverywhere(query);
  return queryOptions({
    queryKey: [...listKey, query, isDrafts && drafted],
    queryFn: ({ signal }): Promise<ConversationPage> =>
      isDrafts
        ? readDrafted(api, drafted, query.q ?? "", signal)
        : api.request(listConversations, { query: toListQuery(query), signal }),
    persister: keepReading(api, "list", conversationList),
    select: toItems,
    placeholderData: keepPreviousData,
    refetchInterval: conversationsInterval,
  });
};

const listMails = ({ timeline }: ConversationBody) =>
  timeline.map((entry) => (entry.kind === "answer" ? entry.mail : null));

/** `size`: the number of its newest entries. */
export const conversationQuery = (api: Api, id: string, size: number = limits.timeline.default) =>
  queryOptions({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) =>
      api.request(readConversation, { params: { id }, query: { size }, signal }),
    persister: keepReading(api, "conversation", conversationBody),
    refetchInterval: ({ state: { data } }) =>
      (data && mailPollInterval(listMails(data))) || conversationsInterval,
  });

const teamListQuery = userListQuery.parse({
  q: adminRole,
  sort: "username",
  order: "asc",
  pageSize: String(limits.page.max),
});

/** The admins who may read the inbox. */
export const teamQuery = (api: Api) =>
  queryOptions({
    queryKey: ["users", "team"],
    queryFn: async ({ signal }) =>
      (await api.request(listUsers, { query: teamListQuery, signal })).users,
    select: (users) => users.filter((user) => isFullAdmin(user) && !user.blocked),
    staleTime: 60_000,
  });
