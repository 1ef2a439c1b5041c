import { readKnownGuests, storeForms } from "#inbox/messages/store-forms.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { messages } from "#tables/messages.ts";
import type { SampleMessage } from "./sample-rows.ts";

/** Stores forms with their answers in the conversations of their guests. */
export const storeSampleMessages = async (tx: Transaction, samples: SampleMessage[]) => {
  const forms = samples.map(({ form }) => form);
  const conversationIds = await storeForms(tx, forms, await readKnownGuests(tx, forms));
  const replies = samples.flatMap(({ form, answer }) => {
    const conversationId = conversationIds.get(form.id);
    if (!answer || !conversationId) return [];
    const reply = { id: newId(), conversationId, kind: "reply" as const, answersId: form.id };
    const details = { channel: "mail" as const };
    return [{ ...reply, text: answer.text, to: form.email, details, createdAt: answer.at }];
  });
  await insertMany(tx, messages, replies);
};
