import { limits } from "shared/limits";
import type { Database } from "#platform/db/client.ts";
import { countConversationFiles, countFileBytes } from "../messages/mails/store-files.ts";
import type { NewGuestMail } from "../messages/mails/store-guest-mail.ts";
import { reasons } from "./parsing/choose-files.ts";
import type { MailBody } from "./reading/read-mail.ts";

type Deps = {
  db: Pick<Database, "read">;
  /** False when the disk has no room for files. */
  hasRoom: () => Promise<boolean>;
};

/** The files that have room, in their order. */
const keepWithin = (body: MailBody, room: number, reason: string): MailBody => {
  let left = room;
  const fits = body.files.map(({ bytes }) => {
    const isKept = bytes.length <= left;
    if (isKept) left -= bytes.length;
    return isKept;
  });
  const refused = body.files
    .filter((_, index) => !fits[index])
    .map(({ name, bytes }) => ({ name, bytes: bytes.length, reason }));
  return {
    ...body,
    files: body.files.filter((_, index) => fits[index]),
    leftOut: [...refused, ...body.leftOut],
  };
};

const { allFilesBytes, conversationFilesBytes, placedFilesBytes } = limits.guestMail;
const shareReason = `the files of this conversation exceed ${conversationFilesBytes / 1_000_000} MB`;
const placedReason = `the files of emails that don't answer ours exceed ${placedFilesBytes / 1_000_000} MB`;

/** Leaves out the files for which conversation, mailbox or disk have no room. */
export const keepWithinRoom = async (
  { db, hasRoom }: Deps,
  body: MailBody,
  mail: Pick<NewGuestMail, "conversationId" | "isAnswer" | "key">,
): Promise<MailBody> => {
  if (body.files.length === 0) return body;
  const { all, placed } = await countConversationFiles(db.read, mail);
  const inPlace = mail.isAnswer ? body : keepWithin(body, placedFilesBytes - placed, placedReason);
  const inShare = keepWithin(inPlace, conversationFilesBytes - all, shareReason);
  const room = (await hasRoom()) ? allFilesBytes - (await countFileBytes(db.read)) : 0;
  return keepWithin(inShare, room, reasons.room);
};
