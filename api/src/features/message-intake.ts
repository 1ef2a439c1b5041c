import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { earlierAnswers, forgetExpired } from "#db/idempotency.ts";
import { insertMany } from "#db/insert-many.ts";
import { idempotencyKeys, mails } from "#db/schema.ts";
import { isFull, isOfRow, isUnavailable } from "#db/sqlite-errors.ts";
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
  mails: NewMail[];
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
 * the same time are stored together, by one statement for each table.
 */
export const createMessageIntake = (deps: Deps) => {
  const { db, now, canSend, onStored } = deps;

  return <Table extends SQLiteTable, Answer>(kind: Kind<Table, Answer>) => {
    const { route, table, answerSchema } = kind;
    type Message = NewMessage<Table["$inferInsert"], Answer>;
    type Waiting = Message & PromiseWithResolvers<Answer>;
    const waiting: Waiting[] = [];
    /** Those that wait because one of their batch was refused, to be stored one by one. */
    const apart: Waiting[] = [];
    /** What becomes of messages that are not stored yet, by their keys. */
    const underWay = new Map<string, Promise<Answer>>();

    const statementsFor = (messages: Message[], time: Date) => {
      if (messages.length === 0) return [];
      const mailRows = messages.flatMap(({ mails, at }) => toMailRows(mails, canSend, at));
      const keyRows = messages.flatMap(({ key, answer, at }) =>
        key === undefined ? [] : [{ route, key, answer, createdAt: at.toISOString() }],
      );
      return [
        forgetExpired(time),
        ...insertMany(idempotencyKeys, keyRows),
        ...insertMany(
          table,
          messages.map(({ row }) => row),
        ),
        ...insertMany(mails, mailRows),
      ];
    };

    /** Stores what `take` returns when the database's turn comes. */
    const store = async (take: () => Waiting[]) => {
      let batch: Waiting[] = [];
      let time = now();
      try {
        await db.writeScript(() => {
          if (batch.length === 0) batch = take();
          time = now();
          return statementsFor(batch, time);
        });
      } catch (error) {
        await refuse(batch, time, error).catch((failure: unknown) => refuseAll(batch, failure));
        return;
      }
      for (const { resolve, answer } of batch) resolve(answer);
      if (batch.length > 0) onStored();
    };

    const refuseAll = (batch: Waiting[], error: unknown) => {
      const isEverybodys = isUnavailable(error) || isFull(error);
      const others = isEverybodys ? [...apart.splice(0), ...waiting.splice(0)] : [];
      for (const { reject } of [...batch, ...others]) reject(error);
    };

    const storeApart = async (batch: Waiting[]) => {
      apart.push(...batch);
      for (let next = apart.shift(); next; next = apart.shift()) {
        const message = next;
        await store(() => [message]);
      }
    };

    /** Gives the earlier answers to messages whose keys were in use at that time. Returns the others. */
    const answerRepeated = async (batch: Waiting[], time: Date) => {
      const keys = batch.flatMap(({ key }) => key ?? []);
      const answers = await earlierAnswers(db.read, { route, keys, at: time });
      return batch.filter(({ key, resolve, reject }) => {
        if (key === undefined || !answers.has(key)) return true;
        const { data, error } = answerSchema.safeParse(answers.get(key));
        if (error) reject(error);
        else resolve(data);
        return false;
      });
    };

    /** What is wrong with one message is not the others' fault. */
    const refuse = async (batch: Waiting[], time: Date, error: unknown) => {
      if (!isOfRow(error)) return refuseAll(batch, error);
      const left = await answerRepeated(batch, time);
      if (left.length < batch.length) return store(() => left);
      if (left.length === 1) return refuseAll(left, error);
      await storeApart(left);
    };

    const takeBatch = () => {
      const batch = waiting.splice(0, countTogether(waiting.map(({ row }) => row)));
      if (waiting.length > 0) void store(takeBatch);
      return batch;
    };

    const takeIn = (message: Message): Promise<Answer> => {
      const promised = Promise.withResolvers<Answer>();
      waiting.push({ ...message, ...promised });
      if (waiting.length === 1) void store(takeBatch);
      return promised.promise;
    };

    /** Resolves with the answer once the message is synced; a repeated one with the first answer. */
    return (message: Message): Promise<Answer> => {
      const { key } = message;
      if (key === undefined) return takeIn(message);
      const first = underWay.get(key);
      if (first) return first;
      const taken = takeIn(message).finally(() => underWay.delete(key));
      underWay.set(key, taken);
      return taken;
    };
  };
};
export type CreateIntake = ReturnType<typeof createMessageIntake>;
