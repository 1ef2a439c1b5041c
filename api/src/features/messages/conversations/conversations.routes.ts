import type { AnswerChannel } from "shared/conversations";
import {
  addNote,
  answerConversation,
  changeConversations,
  countConversations,
  joinConversations,
  listConversations,
  readConversation,
  splitConversation,
} from "shared/endpoints/conversations";
import { responseSent } from "shared/responses";
import { readIdempotencyKey } from "../../../middleware/idempotency-key.ts";
import { route } from "../../../middleware/route.ts";
import type { ConversationsService } from "./conversations.service.ts";

const answered = (channel: AnswerChannel) =>
  channel === "mail" ? responseSent : "Answer noted. Nothing was mailed.";

const changed = (count: number) =>
  count === 1 ? "Conversation changed." : `${count} conversations changed.`;

export const conversationsRoutes = ({ conversations }: { conversations: ConversationsService }) => [
  route(listConversations, ({ query, user }) => conversations.list(query, user._id)),
  // Before the ids: `counts` is none.
  route(countConversations, ({ user }) => conversations.count(user._id)),
  route(readConversation, ({ params }) => conversations.read(params.id)),
  route(changeConversations, async ({ by, body: { changes } }) => ({
    message: changed(changes.length),
    ...(await conversations.change(by, changes)),
  })),
  route(answerConversation, async ({ c, by, params, body }) => ({
    message: answered(body.channel),
    ...(await conversations.answer(by, params.id, body, await readIdempotencyKey(c, body))),
  })),
  route(addNote, async ({ by, params, body }) => ({
    message: "Note added.",
    ...(await conversations.addNote(by, params.id, body.text)),
  })),
  route(joinConversations, async ({ by, params, body }) => ({
    message: "Conversations joined.",
    ...(await conversations.join(by, params.id, body.ids)),
  })),
  route(splitConversation, async ({ by, params, body }) => ({
    message: "A conversation of its own has begun.",
    ...(await conversations.split(by, params.id, body.messages)),
  })),
];
