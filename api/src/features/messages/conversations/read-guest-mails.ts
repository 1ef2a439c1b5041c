import { desc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { LeftOutFile } from "shared/guest-mails";
import type { TimelineEntry } from "shared/timeline";
import type { Reader } from "#db/client.ts";
import { guestMailFiles, guestMails } from "#db/schema/desk/guest-mails.ts";

type Read = Pick<Reader, "select">;
type MailEntry = Extract<TimelineEntry, { kind: "mail" }>;
type Row = typeof guestMails.$inferSelect;
type FileRow = { mailId: string; _id: string; name: string; bytes: number; arriving: boolean };

const selectFiles = (read: Read, mailIds: string[]) => {
  const { id: _id, mailId, name, bytes, arriving, seq } = guestMailFiles;
  return read
    .select({ _id, mailId, name, bytes, arriving })
    .from(guestMailFiles)
    .where(inArray(mailId, mailIds))
    .orderBy(seq);
};

const toPartial = ({ name, bytes }: FileRow): LeftOutFile => ({
  ...{ name, bytes },
  reason: "what is here is not complete",
});

const toEntry = (row: Row, files: FileRow[]): MailEntry => ({
  kind: "mail",
  at: row.createdAt,
  mail: {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    from: row.sender ?? row.email,
    isFromElsewhere: row.sender !== null && row.kind === "reply",
    isFoundByAddress: row.byAddress,
    isCheckFailed: row.checkFailed,
    subject: row.subject,
    text: row.text,
    original: row.original,
    files: files
      .filter(({ arriving }) => !arriving)
      .map(({ _id, name, bytes }) => ({ _id, name, bytes })),
    leftOut: [...files.filter(({ arriving }) => arriving).map(toPartial), ...row.leftOut],
    spam: row.flagged,
    respondedAt: row.respondedAt,
  },
});

/** The newest mails of a conversation, the newest first. */
export const readGuestMails = async (
  read: Read,
  id: string,
  size: number,
): Promise<MailEntry[]> => {
  const rows = await read
    .select(getTableColumns(guestMails))
    .from(guestMails)
    .where(eq(guestMails.conversationId, id))
    .orderBy(desc(guestMails.createdAt), desc(guestMails.seq))
    .limit(size);
  if (rows.length === 0) return [];
  const files = await selectFiles(
    read,
    rows.map((row) => row.id),
  );
  return rows.map((row) =>
    toEntry(
      row,
      files.filter(({ mailId }) => mailId === row.id),
    ),
  );
};
