import { and, inArray, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { ResponseMail } from "shared/mail/outbox";
import type { Reader } from "#platform/db/client.ts";
import { mails } from "#tables/mails.ts";

/** By the messages that they answer; scheduled ones count once they are sent. */
export const readResponseMails = async (
  read: Pick<Reader, "select">,
  ids: string[] | SQLWrapper,
): Promise<Map<string, ResponseMail>> => {
  const rows = await read
    .select({
      answers: mails.answers,
      _id: mails.id,
      status: mails.status,
      lastError: mails.lastError,
    })
    .from(mails)
    .where(and(inArray(mails.answers, ids), isNull(mails.sendAt)))
    .orderBy(mails.createdAt, sql`rowid`);
  return new Map(
    rows.flatMap(({ answers, ...mail }) => (answers === null ? [] : [[answers, mail]])),
  );
};
