import { eq } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { conversationFiles } from "#tables/conversation-files.ts";
import { getOnly, openDesk } from "../../app/open-desk.ts";
import type { TestMailbox } from "./test-mailbox.ts";

const isArriving = eq(conversationFiles.arriving, true);

const patience = { timeout: 25_000, interval: 10 };

/** Opens an inbox with one answered conversation and its mailbox. */
export const openMailDesk = async (
  mailbox: TestMailbox,
  options: Parameters<typeof openDesk>[0] = {},
) => {
  const desk = await openDesk({ imapUrl: mailbox.url, ...options });
  const { ask, list, call, db, services, read, clock } = desk;
  await ask();
  const { _id } = getOnly(await list());
  await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!" });
  const [answer = ""] = (await read(_id)).timeline.flatMap((entry) =>
    entry.kind === "answer" && entry.mail ? [entry.mail._id] : [],
  );
  onTestFinished(services.mailboxWorker.stop);
  const readMails = async (id = _id) =>
    (await read(id)).timeline.flatMap((entry) => (entry.kind === "mail" ? [entry.mail] : []));
  return {
    ...desk,
    conversation: _id,
    /** The mail that carries the answer. */
    answer,
    readMails,
    /** Waits for this many mails of the conversation with complete files. */
    untilMails: async (count: number) => {
      await expect.poll(async () => (await readMails()).length, patience).toBe(count);
      await expect.poll(() => db.read.$count(conversationFiles, isArriving), patience).toBe(0);
      return readMails();
    },
    append: (raw: string) => mailbox.append(raw, clock.now()),
    readOne: async () => getOnly(await list()),
  };
};
