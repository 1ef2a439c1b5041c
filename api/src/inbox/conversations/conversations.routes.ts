import { streamSSE } from "hono/streaming";
import {
  addConversation,
  addNote,
  answerConversation,
  cancelAnswer,
  changeConversations,
  countConversations,
  followConversations,
  joinConversations,
  listConversations,
  readConversation,
  splitConversation,
} from "shared/inbox/conversations.endpoints";
import { responseSent } from "shared/inbox/responses";
import type { AnswerInput } from "shared/inbox/timeline";
import { parseIdempotencyKey, readIdempotencyKey } from "#http/idempotency-key.ts";
import { route } from "#http/route.ts";
import { rateLimited, unauthenticated, unavailable } from "#platform/errors.ts";
import type { ChangeStream } from "./change-stream.ts";
import type { ConversationsService } from "./conversations.service.ts";

type Outcome = { isPlanned: boolean; isRepeat: boolean };

const answered = ({ channel, sendAt }: AnswerInput, { isPlanned, isRepeat }: Outcome) => {
  if (channel !== "mail") return "Reply recorded. No email was sent.";
  if (isPlanned) return "Reply scheduled.";
  return sendAt && !isRepeat ? "Reply sent at once, because its time had passed." : responseSent;
};

const changed = (count: number) =>
  count === 1 ? "Conversation changed." : `${count} conversations changed.`;

/** Limit for all admins together. */
const mostStreams = 200;
/** A browser needs one for all its tabs, or one each on plain http. */
const mostStreamsOfSession = 5;
const retrySeconds = 60;

type Deps = { conversations: ConversationsService; conversationChanges: ChangeStream };

const followRoute = (changes: ChangeStream) =>
  route(followConversations, ({ c, session }) => {
    const caller = session ?? c.get("apiKey");
    if (!caller) throw unauthenticated();
    if (changes.followers() >= mostStreams) throw unavailable();
    if (changes.followers(caller.id) >= mostStreamsOfSession) throw rateLimited(retrySeconds);
    // Proxies such as nginx collect answers otherwise.
    c.header("X-Accel-Buffering", "no");
    const answer = streamSSE(c, async (stream) => {
      const closed = new AbortController();
      stream.onAbort(() => closed.abort());
      for await (const event of changes.follow(caller.id, closed.signal))
        await stream.writeSSE({ event, data: "" });
    });
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  });

export const conversationsRoutes = ({ conversations, conversationChanges }: Deps) => [
  route(listConversations, ({ query, user }) => conversations.list(query, user._id)),
  route(addConversation, async ({ c, by, body }) => ({
    message: "Conversation added.",
    ...(await conversations.add(by, body, await readIdempotencyKey(c, body))),
  })),
  // Before the ids: `counts` and `changes` are none.
  route(countConversations, ({ user, query }) => conversations.count(user._id, query)),
  followRoute(conversationChanges),
  route(readConversation, ({ params, query }) => conversations.read(params.id, query.size)),
  route(changeConversations, async ({ by, body: { changes } }) => ({
    message: changed(changes.length),
    ...(await conversations.change(by, changes)),
  })),
  route(answerConversation, async ({ c, by, params, body }) => {
    const key = parseIdempotencyKey(c);
    const { isPlanned, isRepeat, ...saved } = await conversations.answer(by, params.id, body, key);
    return { message: answered(body, { isPlanned, isRepeat }), ...saved };
  }),
  route(cancelAnswer, async ({ by, params }) => ({
    message: "Reply cancelled.",
    ...(await conversations.cancelAnswer(by, params.id, params.answer)),
  })),
  route(addNote, async ({ c, by, params, body }) => ({
    message: "Note added.",
    ...(await conversations.addNote(by, params.id, body.text, parseIdempotencyKey(c))),
  })),
  route(joinConversations, async ({ by, params, body }) => ({
    message: "Conversations merged.",
    ...(await conversations.join(by, params.id, body.ids)),
  })),
  route(splitConversation, async ({ by, params, body }) => ({
    message: "Moved to a new conversation.",
    ...(await conversations.split(by, params.id, body.messages)),
  })),
];
