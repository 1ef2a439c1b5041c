import type { z } from "zod";
import { deleteExpiredAnswers, readAnswers } from "#db/idempotency.ts";
import { insertMany } from "#db/insert-many.ts";
import { idempotencyKeys } from "#db/schema/idempotency-keys.ts";
import { mails } from "#db/schema/mails.ts";
import type { Transaction } from "#db/transaction.ts";
import { type NewMail, toMailRows } from "../../outbox/mail-writer.ts";

/** What is stored of a visitor's message, and what its sender is answered. */
export type NewMessage<Row, Answer> = {
  key: string | undefined;
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

/** Stores those messages whose keys are new. Returns how many, and the answer to each as it is stored. */
export const storeMessages = async <Row, Answer>(
  tx: Transaction,
  messages: NewMessage<Row, Answer>[],
  { route, insert, at, canSend }: IntakeKind<Row, Answer> & { at: Date; canSend: boolean },
) => {
  await deleteExpiredAnswers(tx, at);
  const keys = messages.flatMap(({ key }) => key ?? []);
  const answers = await readAnswers(tx, { route, keys, at });
  const fresh = messages.filter(({ key, answer }) => {
    if (key === undefined) return true;
    if (answers.has(key)) return false;
    answers.set(key, answer);
    return true;
  });
  const keyRows = fresh.flatMap(({ key, answer, at: since }) =>
    key === undefined ? [] : [{ route, key, answer, createdAt: since.toISOString() }],
  );
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
    answers: messages.map(({ key, answer }): unknown =>
      key === undefined ? answer : answers.get(key),
    ),
  };
};
