import type { AnswerInput } from "shared/conversations";
import { newId } from "#db/new-id.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import { answerMessages, recordAnswer } from "../../../conversations/record-answer.ts";
import { editConflict } from "../../../lib/errors.ts";
import { responseMail } from "../message-mails.ts";
import { findConversation, type Writing } from "./change-conversations.ts";
import { readTimeline } from "./read-timeline.ts";

/**
 * Keeps an answer, and mails it where that is its channel. 409 where somebody has written since the conversation
 * was read, with what it holds now.
 */
export const answerConversation = async (
  { tx, enqueue, settings }: Writing,
  id: string,
  { text, channel, latestAt }: AnswerInput,
  { by, at }: { by: Actor; at: Date },
) => {
  const conversation = await findConversation(tx, id);
  if (latestAt !== undefined && latestAt !== conversation.latestAt)
    throw editConflict(await readTimeline(tx, id));
  const { name, email } = conversation;
  const newest = await answerMessages(tx, { conversationId: id, text, at });
  const mail = channel === "mail" ? { id: newId(), to: email } : null;
  if (mail && newest)
    await enqueue([{ ...responseMail({ id: newest, name, email }, text, settings), id: mail.id }]);
  await recordAnswer(tx, { conversationId: id, text, channel, mail, by, at });
  const subject = { kind: "conversation", id } as const;
  const after = { channel };
  await addEntry(tx, { action: "conversation.answered", subject, after, by, at });
};
