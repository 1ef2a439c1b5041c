import type { Database } from "#platform/db/client.ts";
import { findByAddress, findByMails } from "../messages/mails/find-conversation.ts";
import type { NewGuestMail } from "../messages/mails/store-guest-mail.ts";
import type { MailHead } from "./reading/mail-head.ts";

type Deps = {
  db: Pick<Database, "read">;
  /** Recognizes the operator's own address and those of the team. */
  isTeam: (address: string) => Promise<boolean>;
};

/** The conversation that a mail belongs to, and how that is known. */
export type Place = Pick<NewGuestMail, "conversationId" | "isAnswer">;

/** `foreign` mails are left alone. */
type MailClass = { is: "foreign" } | { is: "bounce" } | { is: "guests"; place: Place };

/** Allowed lag of the mail server's clock (ms). */
const clockSlack = 5 * 60_000;

/** Mails older than the first reading count only if they answer a mail. */
const isOld = ({ receivedAt }: MailHead, startedAt: string) =>
  receivedAt !== undefined && receivedAt.getTime() < Date.parse(startedAt) - clockSlack;

const findPlace = async (
  { db, isTeam }: Deps,
  head: MailHead,
  startedAt: string,
): Promise<Place | undefined> => {
  const answered = await findByMails(db.read, head.answers);
  const ofAddress = head.from === "" ? undefined : await findByAddress(db.read, head.from);
  const isGuests = answered !== undefined && answered === ofAddress;
  if (!isGuests && (await isTeam(head.from))) return undefined;
  if (answered) return { conversationId: answered, isAnswer: true };
  if (!ofAddress || isOld(head, startedAt)) return undefined;
  return { conversationId: ofAddress, isAnswer: false };
};

/** Classifies a mail by its headers. `startedAt`: when the mailbox was read for the first time. */
export const classifyMail = async (
  deps: Deps,
  head: MailHead,
  startedAt: string,
): Promise<MailClass> => {
  if (head.isOurs) return { is: "foreign" };
  if (head.kind === "bounce") return { is: "bounce" };
  const place = await findPlace(deps, head, startedAt);
  return place ? { is: "guests", place } : { is: "foreign" };
};
