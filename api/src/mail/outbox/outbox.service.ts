import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Mail, MailContent, MailListQuery, MailStatus } from "shared/mail/outbox";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import { notFound } from "#platform/errors.ts";
import { readList } from "#platform/lists/read-list.ts";
import { mails } from "#tables/mails.ts";
import type { MailBrand } from "../layout/mail-brand.ts";
import { embedLogo, renderMail } from "../layout/render-mail.ts";
import { personalParts } from "../mail-parts.ts";
import { pendingState } from "../mail-writer.ts";

const { parts: _, ...columns } = getTableColumns(mails);
/** A mail without what it says. */
type Row = Omit<typeof mails.$inferSelect, "parts">;

const toMail = (row: Row): Mail => ({
  _id: row.id,
  to: row.to,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt,
  sendAt: row.sendAt,
});

const list = {
  table: mails,
  sorts: { createdAt: mails.createdAt, to: ignoringCase(mails.to) },
  searched: [mails.to, mails.subject],
};

/** The `+` keeps to the index of the sort. */
const hasStatus = (status: MailStatus | undefined) => status && sql`+${mails.status} = ${status}`;

/** A reader of the link could take over the account. */
const toShown = ({ subject, parts, answers, isPersonal }: typeof mails.$inferSelect) => ({
  ...{ subject, answers },
  parts: isPersonal ? personalParts : parts,
});

type Server = { readonly canSend: boolean; readonly inbox: string };

type Deps = {
  db: Database;
  now: () => Date;
  mailServer: Server;
  readBrand: () => Promise<MailBrand>;
  onRetry: () => void;
};

/** Changes for a retry; a mail leased by a worker is already being sent, and a scheduled one waits for its time. */
const retried = (row: Row, { canSend, inbox }: Server, at: string) => {
  const { status, lease, to, replyTo, sendAt } = row;
  // Mails to the operator, which alone have a reply address, go to the inbox of today.
  const readdressed = { to: replyTo === null ? to : inbox };
  const from = sendAt !== null && sendAt > at ? sendAt : at;
  if (status === "failed")
    return { ...pendingState(canSend, from), ...readdressed, settledAt: null };
  if (status === "queued" && !lease && !sendAt) return { ...readdressed, dueAt: at };
  return undefined;
};

/** The outbox as the admin sees it. */
export const createOutboxService = ({ db, now, mailServer, readBrand, onRetry }: Deps) => {
  const read = (where: SQL, orderBy: SQL[]) =>
    db.read
      .select(columns)
      .from(mails)
      .where(where)
      .orderBy(...orderBy);
  return {
    list: async ({ status, ...query }: MailListQuery) => {
      const request = { ...query, where: hasStatus(status) };
      const { rows, info } = await readList(db, { ...list, read }, request);
      return { mails: rows.map(toMail), ...info };
    },

    /** With all that it says, unless that is personal. 404 if there is none. */
    get: async (id: string): Promise<MailContent> => {
      const [row] = await db.read.select().from(mails).where(eq(mails.id, id));
      if (!row) throw notFound("Mail");
      const brand = await readBrand();
      const shown = renderMail(toShown(row), brand, { logoAddress: embedLogo(brand) });
      return { ...toMail(row), replyTo: row.replyTo, ...shown };
    },

    /**
     * Sends a mail now that was given up or waits for its next try; a scheduled one still waits for its time, and
     * without a mail server it is held. One that was sent stays as it is. 404 if there is none.
     */
    retry: async (by: Actor, id: string): Promise<Mail> => {
      const at = now();
      const mail = await db.write(async (tx) => {
        const [row] = await tx.select(columns).from(mails).where(eq(mails.id, id));
        if (!row) throw notFound("Mail");
        const changes = retried(row, mailServer, at.toISOString());
        if (!changes) return toMail(row);
        await tx.update(mails).set(changes).where(eq(mails.id, id));
        await addEntry(tx, { action: "mail.retried", subject: { kind: "mail", id }, by, at });
        return toMail({ ...row, ...changes });
      });
      onRetry();
      return mail;
    },
  };
};
export type OutboxService = ReturnType<typeof createOutboxService>;
