import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { guestMails } from "#db/schema/desk/guest-mails.ts";
import type { contacts, inquiries } from "#db/schema/messages.ts";

type MessageTable = typeof contacts | typeof inquiries | typeof guestMails;

/** A form that is aside, or a mail from another address, may be a stranger's. */
export const whereOwn = (table: MessageTable): SQL | undefined =>
  "aside" in table ? eq(table.aside, false) : and(eq(table.kind, "reply"), isNull(table.sender));
