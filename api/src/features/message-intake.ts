import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import type { Database, Transaction } from "#db/client.ts";
import { isOfRow } from "#db/failures.ts";
import { insertMany } from "#db/insert-many.ts";
import { earlierAnswers } from "#db/once.ts";
import { idempotencyKeys, mails } from "#db/schema.ts";
import { type NewMail, toMailRows } from "../outbox/mail-writer.ts";

/** Messages that are stored together, at most … */
const largestBatch = 64;
/** … and the characters of all of them, after which no further one is added: others have to wait. */
const longestBatch = 60_000;

const lengthOf = (row: object) =>
  Object.values(row).reduce((sum, value) => sum + String(value).length, 0);

/** How many of the first rows are stored together. */
const countTogether = (rows: object[]) => {
  let length = 0;
  const end = rows.findIndex((row) => {
    const isFull = length >= longestBatch;
    length += lengthOf(row);
    return isFull;
  });
  return Math.min(end === -1 ? rows.length : end, largestBatch);
};

/** What is stored of a visitor's message, and what its sender is answered. */
type NewMessage<Row, Answer> = {
  key: string | undefined;
  at: Date;
  row: Row;
  /** Called when it is certain that the message is a new one. */
  writeLetters: () => NewMail[];
  answer: Answer;
};

/** Where messages of a kind are stored, and the shape of the answer to them. */
type Kind<Table, Answer> = { route: string; table: Table; answerSchema: z.ZodType<Answer> };

type Deps = {
  db: Database;
  now: () => Date;
  /** Whether a mail server is set. */
  canSend: boolean;
  /** Is told after messages were stored. */
  onStored: () => void;
};

/**
 * Takes visitors' messages in, each with its mails, once per key. Those that wait for the database at
 * the same time are stored by one statement for each table.
 */
export const createMessageIntake = (deps: Deps) => {
  const { db, now, canSend, onStored } = deps;

  return <Table extends SQLiteTable, Answer>(kind: Kind<Table, Answer>) => {
    const { route, table, answerSchema } = kind;
    type Message = NewMessage<Table["$inferInsert"], Answer>;
    type Waiting = Message & PromiseWithResolvers<Answer>;
    const waiting: Waiting[] = [];

    /** Returns how to tell their senders, to be called once all of it is synced. */
    const storeAll = async (tx: Transaction, batch: Waiting[]) => {
      const keys = batch.flatMap(({ key }) => key ?? []);
      const answers = await earlierAnswers(tx, { route, keys, at: now() }, answerSchema);
      const fresh: Message[] = [];
      const tellAll = batch.map((message) => {
        const { key, answer, resolve } = message;
        const earlier = key === undefined ? undefined : answers.get(key);
        if (earlier !== undefined) return () => resolve(earlier);
        if (key !== undefined) answers.set(key, answer);
        fresh.push(message);
        return () => resolve(answer);
      });
      const rows = fresh.map(({ row }) => row);
      const mailRows = fresh.flatMap((one) => toMailRows(one.writeLetters(), canSend, one.at));
      const keyRows = fresh.flatMap(({ key, answer, at }) =>
        key === undefined ? [] : [{ route, key, answer, createdAt: at.toISOString() }],
      );
      await insertMany(tx, table, rows);
      await insertMany(tx, mails, mailRows);
      await insertMany(tx, idempotencyKeys, keyRows);
      return tellAll;
    };

    /** Stores what `take` returns when the database's turn comes. */
    const store = async (take: () => Waiting[]) => {
      let batch: Waiting[] | undefined;
      try {
        const tellAll = await db.write((tx) => {
          batch ??= take();
          return storeAll(tx, batch);
        });
        for (const tell of tellAll) tell();
      } catch (error) {
        batch ??= take();
        await refuse(batch, error);
        return;
      }
      onStored();
    };

    /** What is wrong with one message is not the others' fault; the database's own trouble is everybody's. */
    const refuse = async (batch: Waiting[], error: unknown) => {
      if (batch.length > 1 && isOfRow(error)) {
        for (const message of batch) await store(() => [message]);
        return;
      }
      for (const { reject } of batch) reject(error);
    };

    const takeBatch = () => {
      const batch = waiting.splice(0, countTogether(waiting.map(({ row }) => row)));
      if (waiting.length > 0) void store(takeBatch);
      return batch;
    };

    /** Resolves with the answer once the message is synced; a repeated one with the first answer. */
    return (message: Message): Promise<Answer> => {
      const promised = Promise.withResolvers<Answer>();
      waiting.push({ ...message, ...promised });
      if (waiting.length === 1) void store(takeBatch);
      return promised.promise;
    };
  };
};
export type CreateIntake = ReturnType<typeof createMessageIntake>;
