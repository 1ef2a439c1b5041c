import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { createSharedLimiter } from "#db/limits/shared-limiter.ts";
import { readInSlices } from "#db/read-in-slices.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import type { ListTable } from "../../lists/list-queries.ts";
import { type ListRequest, readList } from "../../lists/read-list.ts";
import type { WriteWithMails } from "../../outbox/mail-writer.ts";
import { type MessageResponse, respond, setSpam } from "./change-message.ts";
import type { MailContext } from "./mails/message-mails.ts";
import { type MessageFilter, toMessageFilter } from "./message-filter.ts";
import type { CreateIntake } from "./message-intake.ts";
import { type MessageKind, type MessageRow, readAround, type StoredKind } from "./message-kind.ts";
import { type NewMessageDeps, type Submission, toNewMessage } from "./new-message.ts";

export type MessageDeps = Omit<NewMessageDeps, "mailContext"> & {
  db: Database;
  readMailContext: () => Promise<MailContext>;
  createIntake: CreateIntake;
  limitSecret: string;
  writeWithMails: WriteWithMails;
};

type Request<Sort extends string> = ListRequest<Sort> & MessageFilter;

const readAll = <Row extends MessageRow, Message>(
  { read }: Database,
  { table, select }: StoredKind<Row, Message>,
) =>
  readInSlices(table, (where, limit) =>
    select(read).where(where).orderBy(table.createdAt, table.seq).limit(limit),
  );

const list = async <Row extends MessageRow, Message, Sort extends string>(
  db: Database,
  kind: StoredKind<Row, Message> & ListTable<Sort>,
  { answered, spam, ...request }: Request<Sort>,
) => {
  const where = toMessageFilter(kind.table, { answered, spam });
  const read = async (isListed: SQL, orderBy: SQL[]) => {
    const { id, conversationId } = kind.table;
    const ids = db.read.select({ id }).from(kind.table).where(isListed);
    const conversationIds = db.read.select({ conversationId }).from(kind.table).where(isListed);
    const [rows, aroundOf] = await Promise.all([
      kind
        .select(db.read)
        .where(isListed)
        .orderBy(...orderBy),
      readAround(db.read, { ids, conversationIds }),
    ]);
    return rows.map((row) => kind.toMessage(row, aroundOf(row)));
  };
  const { rows, info } = await readList(db, { ...kind, read }, { ...request, where });
  return { messages: rows, info };
};

/** Visitors' messages of a kind and the operator's answers. 404 for an id that does not exist. */
export const createMessagesService = <
  Input,
  Row extends Input & MessageRow,
  Message,
  Answer,
  Sort extends string,
>(
  deps: MessageDeps,
  kind: MessageKind<Input, Row, Message, Answer, Sort>,
) => {
  const { db, now, limitSecret: secret, writeWithMails, readMailContext } = deps;
  const visitors = createSharedLimiter({ name: kind.route, seconds: 600, now, secret });
  const takeIn = deps.createIntake({ ...kind, visitors });
  return {
    visitors,
    /** Stores a message and its mails, once per key. */
    submit: (submission: Submission<Input>, mailContext: MailContext) =>
      takeIn(toNewMessage(kind, { ...deps, mailContext }, submission)),
    readAll: () => readAll(db, kind),
    list: (request: Request<Sort>) => list(db, kind, request),
    countUnanswered: () =>
      db.read.$count(kind.table, toMessageFilter(kind.table, { answered: false })),
    respond: async (by: Actor, id: string, response: MessageResponse) => {
      const at = now();
      const { settings } = await readMailContext();
      return writeWithMails(async (tx, enqueue) => {
        const message = await respond(kind, { tx, enqueue, settings }, id, { ...response, by, at });
        const action = `${kind.subject}.answered` as const;
        await addEntry(tx, { action, subject: { kind: kind.subject, id }, by, at });
        return message;
      });
    },
    setSpam: async (by: Actor, id: string, spam: boolean) => {
      const at = now();
      const { settings } = await readMailContext();
      return writeWithMails(async (tx, enqueue) => {
        const message = await setSpam(kind, { tx, enqueue, settings }, id, { spam, at });
        const subject = { kind: kind.subject, id };
        const action = `${kind.subject}.marked` as const;
        await addEntry(tx, { action, subject, after: { spam }, by, at });
        return message;
      });
    },
  };
};
