import type { z } from "zod";
import {
  deleteExpiredAnswers,
  isOtherBody,
  type KeyedBody,
  keyConflict,
  readAnswers,
} from "#db/idempotency.ts";
import { insertMany } from "#db/insert-many.ts";
import { idempotencyKeys } from "#db/schema/idempotency-keys.ts";
import { mails } from "#db/schema/mails.ts";
import type { Transaction } from "#db/transaction.ts";
import { type NewMail, toMailRows } from "../../outbox/mail-writer.ts";

/** What is stored of a visitor's message, and what its sender is answered. */
export type NewMessage<Row, Answer> = {
  keyed: KeyedBody | undefined;
  at: Date;
  row: Row;
  mails: NewMail[];
  answer: Answer;
};

/** Where messages of a kind are stored, and the shape of the answer to them. */
export type IntakeKind<Row, Answer> = {
  /** Keys of repeated requests are told apart by it. */
  route: string;
  insert: (tx: Transaction, rows: Row[]) => Promise<void>;
  answerSchema: z.ZodType<Answer>;
};

const withKey = <Row, Answer>(messages: NewMessage<Row, Answer>[]) =>
  messages.flatMap(({ keyed, answer, at }) => (keyed ? [{ ...keyed, answer, at }] : []));

/**
 * Stores those messages whose keys are new. Returns how many, and what to answer each: as it is stored, or 409
 * where its key came with another text.
 */
export const storeMessages = async <Row, Answer>(
  tx: Transaction,
  messages: NewMessage<Row, Answer>[],
  { route, insert, at, canSend }: IntakeKind<Row, Answer> & { at: Date; canSend: boolean },
) => {
  await deleteExpiredAnswers(tx, at);
  const keys = withKey(messages).map(({ key }) => key);
  const answers = await readAnswers(tx, { route, keys, at });
  const fresh = messages.filter(({ keyed, answer }) => {
    if (!keyed) return true;
    if (answers.has(keyed.key)) return false;
    answers.set(keyed.key, { answer, bodyHash: keyed.bodyHash });
    return true;
  });
  const keyRows = withKey(fresh).map(({ at: since, ...fields }) => ({
    route,
    ...fields,
    createdAt: since.toISOString(),
  }));
  await insertMany(tx, idempotencyKeys, keyRows);
  await insert(
    tx,
    fresh.map(({ row }) => row),
  );
  await insertMany(
    tx,
    mails,
    fresh.flatMap((message) => toMailRows(message.mails, canSend, message.at)),
  );
  return {
    count: fresh.length,
    answers: messages.map(({ keyed, answer }): unknown => {
      const stored = keyed && answers.get(keyed.key);
      if (!stored) return answer;
      return isOtherBody(stored, keyed) ? keyConflict() : stored.answer;
    }),
  };
};
