import { addEntry } from "#audit/add-entries.ts";
import type { WriteWithMails } from "#mail/mail-writer.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { createSharedLimiter } from "#platform/db/limits/shared-limiter.ts";
import { messages } from "#tables/messages.ts";
import type { MailContext } from "../mails/message-mails.ts";
import { type MessageResponse, respond, setSpam } from "./change-message.ts";
import type { CreateIntake } from "./message-intake.ts";
import { type FormListRequest, listForms, readAllForms, whereListed } from "./message-lists.ts";
import type { FormType } from "./message-views.ts";

export type MessageDeps = {
  db: Database;
  now: () => Date;
  readMailContext: () => Promise<MailContext>;
  createIntake: CreateIntake;
  limitSecret: string;
  writeWithMails: WriteWithMails;
};

/** Forms of a kind and the operator's replies. 404 for an id that does not exist. */
export const createMessagesService = <View>(deps: MessageDeps, formType: FormType<View>) => {
  const { db, now, limitSecret: secret, writeWithMails, readMailContext } = deps;
  const { kind, route, toView } = formType;
  const visitors = createSharedLimiter({ name: route, seconds: 600, now, secret });
  return {
    visitors,
    /** Stores a message and its mails, once per key. Returns its id. */
    receive: deps.createIntake({ route, visitors }),
    readAll: () => readAllForms(db, kind),
    list: (request: FormListRequest) => listForms(db, kind, toView, request),
    countUnanswered: () => db.read.$count(messages, whereListed(kind, { answered: false })),
    respond: async (by: Actor, id: string, response: MessageResponse) => {
      const at = now();
      const { settings, publicUrl } = await readMailContext();
      return writeWithMails(async (tx, enqueue) => {
        const writing = { tx, enqueue, settings, publicUrl };
        const view = await respond(formType, writing, id, { ...response, by, at });
        await addEntry(tx, { action: `${kind}.answered`, subject: { kind, id }, by, at });
        return view;
      });
    },
    setSpam: async (by: Actor, id: string, spam: boolean) => {
      const at = now();
      const { settings, publicUrl } = await readMailContext();
      return writeWithMails(async (tx, enqueue) => {
        const writing = { tx, enqueue, settings, publicUrl };
        const view = await setSpam(formType, writing, id, { spam, at });
        const subject = { kind, id };
        await addEntry(tx, { action: `${kind}.marked`, subject, after: { spam }, by, at });
        return view;
      });
    },
  };
};
