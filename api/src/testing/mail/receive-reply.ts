import { type NewGuestMail, storeGuestMail } from "#inbox/messages/mails/store-guest-mail.ts";
import type { Database } from "#platform/db/client.ts";

type Desk = {
  db: Pick<Database, "write">;
  clock: { now: () => Date; advance: (ms: number) => void };
};

/** A mail that answers one of ours, stored as if a mailbox had brought it, a second after what came before. */
export const receiveReply = (
  { db, clock }: Desk,
  conversationId: string,
  changes: Partial<NewGuestMail> = {},
) => {
  clock.advance(1_000);
  const at = clock.now();
  const mail: NewGuestMail = {
    conversationId,
    isAnswer: true,
    isCheckFailed: false,
    kind: "reply",
    key: at.toISOString(),
    messageIds: [],
    name: null,
    from: "ada@example.test",
    subject: "Re: Your inquiry",
    text: "By mail.",
    original: null,
    files: [],
    leftOut: [],
    receivedAt: at,
    replyDeadline: () => null,
    ...changes,
  };
  return db.write((tx) => storeGuestMail(tx, mail, at));
};
