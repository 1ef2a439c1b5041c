import type { AddedConversationInput } from "shared/inbox/added-conversations";
import type { ChangeOfOne, ConversationListQuery, TripFilter } from "shared/inbox/conversations";
import type { AnswerInput, ConversationBody } from "shared/inbox/timeline";
import { z } from "zod";
import { addEntry } from "#audit/add-entries.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { type KeyedBody, runIdempotent } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import { messages } from "#tables/messages.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { readConversation } from "../messages/conversation-row.ts";
import { addConversation } from "./add-conversation.ts";
import { answerConversation, isPlanned, toAsked } from "./answer-conversation.ts";
import { cancelAnswer } from "./cancel-answer.ts";
import { changeConversation } from "./change-conversations.ts";
import { listConversations, readConversations } from "./conversation-list.ts";
import { countConversations } from "./count-conversations.ts";
import { findByIdempotencyKey } from "./find-by-idempotency-key.ts";
import { joinConversations } from "./join-conversations.ts";
import { readTimeline } from "./read-timeline.ts";
import { splitConversation } from "./split-conversation.ts";

const added = z.object({ id: z.string() });

type Deps = {
  db: Database;
  now: () => Date;
  readMailContext: () => Promise<MailContext>;
  writeWithMails: WriteWithMails;
};

/** Conversations between guests and the team. 404 for an id that does not exist. */
export const createConversationsService = ({ db, now, readMailContext, writeWithMails }: Deps) => {
  const read = (id: string, size?: number): Promise<ConversationBody> =>
    readTimeline(db.read, id, size);
  return {
    read,
    list: (query: ConversationListQuery, userId: string) =>
      listConversations(db, query, { userId, at: now() }),
    count: (userId: string, trip: TripFilter = {}) =>
      countConversations(db.read, { userId, at: now(), trip }),

    /** Once per key. */
    add: async (by: Actor, input: AddedConversationInput, keyed: KeyedBody | undefined) => {
      const at = now();
      const { settings } = await readMailContext();
      const { id } = await db.write((tx) =>
        runIdempotent(tx, { route: "conversations", keyed, at }, added, async () => ({
          id: await addConversation(tx, input, { settings, by, at }),
        })),
      );
      return read(id);
    },

    change: async (by: Actor, changes: ChangeOfOne[]) => {
      const at = now();
      const { settings, publicUrl } = await readMailContext();
      const before = await writeWithMails(async (tx, enqueue) => {
        const undoing: ChangeOfOne[] = [];
        for (const change of changes) {
          undoing.push(
            await changeConversation({ tx, enqueue, settings, publicUrl }, change, { by, at }),
          );
        }
        return undoing;
      });
      const ids = changes.map(({ id }) => id);
      return { before, conversations: await readConversations(db.read, ids) };
    },

    /** Once per key, however late it comes again. `isPlanned`: it waits for its time. */
    answer: async (by: Actor, id: string, input: AnswerInput, key: string | undefined) => {
      const at = now();
      const { settings, publicUrl } = await readMailContext();
      const { text, channel } = input;
      const to = input.to ?? undefined;
      const sent = {
        conversationId: id,
        kind: "reply",
        text,
        channel,
        to,
        ...toAsked(input),
      } as const;
      const earlier = await writeWithMails(async (tx, enqueue) => {
        const written = await findByIdempotencyKey(tx, key, sent);
        if (written) return written;
        await answerConversation({ tx, enqueue, settings, publicUrl }, id, input, { key, by, at });
        return undefined;
      });
      const outcome = { isPlanned: isPlanned(input, at), isRepeat: earlier !== undefined };
      return { ...outcome, ...(await read(earlier ?? id)) };
    },

    /** 409 once its sending has started. */
    cancelAnswer: async (by: Actor, id: string, answer: string) => {
      const cancelled = await db.write((tx) => cancelAnswer(tx, id, answer, { by, at: now() }));
      return { cancelled, ...(await read(id)) };
    },

    /** Once per key, however late it comes again. */
    addNote: async (by: Actor, id: string, text: string, key: string | undefined) => {
      const at = now();
      const sent = { conversationId: id, kind: "note", text } as const;
      const writtenIn = await db.write(async (tx) => {
        const written = await findByIdempotencyKey(tx, key, sent);
        if (written) return written;
        await readConversation(tx, id);
        await tx.insert(messages).values({
          ...{ id: key ?? newId(), conversationId: id, kind: "note", text, byId: by.id },
          createdAt: at.toISOString(),
        });
        const subject = { kind: "conversation", id } as const;
        await addEntry(tx, { action: "conversation.noted", subject, by, at });
        return id;
      });
      return read(writtenIn);
    },

    join: async (by: Actor, id: string, ids: string[]) => {
      await db.write((tx) => joinConversations(tx, id, ids, { by, at: now() }));
      return read(id);
    },

    /** Returns the new one. */
    split: async (by: Actor, id: string, moved: string[]) =>
      read(await db.write((tx) => splitConversation(tx, id, moved, { by, at: now() }))),
  };
};
export type ConversationsService = ReturnType<typeof createConversationsService>;
