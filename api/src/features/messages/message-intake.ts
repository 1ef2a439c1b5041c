import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { deleteExpiredAnswers, readAnswers } from "#db/idempotency.ts";
import { insertMany } from "#db/insert-many.ts";
import { idempotencyKeys, mails } from "#db/schema.ts";
import { isRowError } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import { createBatcher } from "../../lib/batcher.ts";
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

type Deps = {
  db: Database;
  now: () => Date;
  /** Whether a mail server is set. */
  canSend: boolean;
  /** Is told after messages were stored. */
  onStored: () => void;
};

/** Stores those messages whose keys are new. Returns how many, and the answer to each as it is stored. */
const storeTogether = async <Row, Answer>(
  tx: Transaction,
  messages: NewMessage<Row, Answer>[],
  { route, insert, now, canSend }: IntakeKind<Row, Answer> & Deps,
) => {
  const at = now();
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

const settle = <Answer>(
  { resolve, reject }: PromiseWithResolvers<Answer>,
  { data, error }: z.ZodSafeParseResult<Answer>,
) => {
  if (error) reject(error);
  else resolve(data);
};

const largestBatch = 64;

/**
 * Takes visitors' messages in, each with its mails, once per key. Those that wait for the database at the
 * same time are stored together, by one statement for each table.
 */
export const createMessageIntake =
  (deps: Deps) =>
  <Row, Answer>(kind: IntakeKind<Row, Answer>) => {
    type Message = NewMessage<Row, Answer>;
    type Waiting = Message & PromiseWithResolvers<Answer>;

    const store = async (batch: Waiting[]): Promise<void> => {
      try {
        const { answers, count } = await deps.db.write((tx) =>
          storeTogether(tx, batch, { ...kind, ...deps }),
        );
        for (const [index, stored] of batch.entries()) {
          settle(stored, kind.answerSchema.safeParse(answers[index]));
        }
        if (count > 0) deps.onStored();
      } catch (error) {
        await refuse(batch, error);
      }
    };

    const refuse = async (batch: Waiting[], error: unknown) => {
      if (isRowError(error) && batch.length > 1) {
        // What is wrong with one message is not the others' fault.
        await Promise.all(batch.map((message) => store([message])));
        return;
      }
      const others = isRowError(error) ? [] : removeWaiting();
      for (const { reject } of [...batch, ...others]) reject(error);
    };

    const { add, removeWaiting } = createBatcher(largestBatch, store);

    /** Resolves with the answer once the message is synced; a repeated one with the first answer. */
    return (message: Message): Promise<Answer> => {
      const stored = Promise.withResolvers<Answer>();
      add({ ...message, ...stored });
      return stored.promise;
    };
  };
export type CreateIntake = ReturnType<typeof createMessageIntake>;
