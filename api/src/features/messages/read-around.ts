import { inArray, type SQLWrapper } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { conversations } from "#db/schema/desk/conversations.ts";
import { readResponseMails } from "../../outbox/response-mails.ts";
import type { Around, Desk } from "./message-kind.ts";

type Placed = { id: string; conversationId: string | null };

const columns = {
  id: conversations.id,
  state: conversations.state,
  askedAt: conversations.askedAt,
  startsOn: conversations.startsOn,
  endsOn: conversations.endsOn,
  datesSetAt: conversations.datesSetAt,
};

type Read = Pick<Reader, "select">;
type Ids = string[] | SQLWrapper;

const readDesks = async (read: Read, ids: Ids) => {
  const rows = await read.select(columns).from(conversations).where(inArray(conversations.id, ids));
  return new Map<string | null, Desk>(rows.map(({ id, ...desk }) => [id, desk]));
};

/** The mails that carry answers to messages, and the conversations that the messages are part of. */
export const readAround = async (read: Read, messages: { ids: Ids; conversationIds: Ids }) => {
  const [mails, desks] = await Promise.all([
    readResponseMails(read, messages.ids),
    readDesks(read, messages.conversationIds),
  ]);
  return ({ id, conversationId }: Placed): Around => ({
    responseMail: mails.get(id) ?? null,
    desk: desks.get(conversationId),
  });
};
