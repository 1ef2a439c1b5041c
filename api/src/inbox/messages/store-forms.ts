import { eq, sql } from "drizzle-orm";
import { insertMany, upsertMany } from "#platform/db/insert-many.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { conversationAddresses, conversations } from "#tables/conversations.ts";
import type { FormDetails } from "#tables/message-details.ts";
import { type FormKind, type MessageRow, messages } from "#tables/messages.ts";
import { type ConversationRow, conversationColumns, reopenedBy } from "./conversation-row.ts";
import { type GuestMessage, readGuestMessages, toPreview } from "./guest-messages.ts";
import { summarize } from "./summarize.ts";

type Trip = Pick<
  MessageRow,
  "destination" | "paxNumber" | "checkinDate" | "checkoutDate" | "startsOn" | "endsOn"
>;

/** The fields of a form that a visitor filled in. */
export type TypedForm = Pick<MessageRow, "name" | "email" | "phone" | "text"> &
  Trip & { kind: FormKind };

/** A form as it is stored, before it is part of a conversation. */
export type Form = TypedForm &
  Pick<
    MessageRow,
    "id" | "createdAt" | "flagged" | "receiptOwed" | "replyDueAt" | "respondedAt"
  > & {
    details: FormDetails;
  };

export const noTrip: Trip = {
  ...{ destination: null, paxNumber: null, checkinDate: null, checkoutDate: null },
  ...{ startsOn: null, endsOn: null },
};

/** The conversations of guests who wrote before, by address, and what guests wrote in them. */
type KnownGuests = {
  conversations: Map<string, ConversationRow>;
  messages: GuestMessage[];
};

type Sender = Pick<Form, "email" | "phone">;

export const getAddresses = ({ email, phone }: Sender) => [
  ...(email ? [emailKey(email)] : []),
  ...(phone ? [phone] : []),
];

export const readKnownGuests = async (
  tx: Pick<Transaction, "select">,
  senders: Sender[],
): Promise<KnownGuests> => {
  const wanted = JSON.stringify(senders.flatMap(getAddresses));
  const { address, conversationId } = conversationAddresses;
  const isWanted = sql`address IN (SELECT value FROM json_each(${wanted}))`;
  const ids = sql`(SELECT DISTINCT conversation_id AS value FROM ${conversationAddresses} WHERE ${isWanted})`;
  const [rows, all] = await Promise.all([
    tx
      .select({ address, conversation: conversationColumns })
      .from(conversationAddresses)
      .innerJoin(conversations, eq(conversations.id, conversationId))
      .where(isWanted),
    readGuestMessages(tx, ids),
  ]);
  const byAddress = rows.map((row) => [row.address, row.conversation] as const);
  return { conversations: new Map(byAddress), messages: all };
};

type Decided = Pick<ConversationRow, "box" | "state" | "firstAnswerAt" | "datesSetAt">;

/** Anybody may write with a guest's address: what the team has answered or decided is not changed by a newer message. */
export const isHeld = ({ box, state, firstAnswerAt, datesSetAt }: Decided) =>
  box !== "spam" && (state !== "new" || firstAnswerAt !== null || datesSetAt !== null);

/** A conversation before anything is known of what it says. */
export const startConversation = ({
  email,
  createdAt,
  flagged,
  respondedAt,
}: Pick<Form, "email" | "createdAt" | "flagged" | "respondedAt">): ConversationRow => ({
  ...{ id: newId(), email, name: null, phone: null, preview: "", source: null },
  ...{ destination: null, paxNumber: null, checkinDate: null, checkoutDate: null },
  ...{ startsOn: null, endsOn: null, datesSetAt: null, askedAt: null, asksForId: null },
  ...{ box: flagged ? "spam" : "inbox", state: respondedAt ? "answered" : "new" },
  ...{ lostReason: null, assigneeId: null, remindAt: null, trashedAt: null },
  ...{ waitingSince: null, dueAt: null, replyDueAt: null, firstAnswerAt: null },
  ...{ quotedAt: null, confirmedAt: null, latestAt: respondedAt ?? createdAt, createdAt },
});

/** Possible spam changes nothing but where it is found, never what was decided. */
const receiveSpam = ({ box }: ConversationRow) =>
  box === "trash" ? { box: "spam" as const, trashedAt: null } : {};

/** A genuine message brings its conversation back from anywhere. */
const receiveGenuine = (earlier: ConversationRow, { email }: Form) => ({
  ...reopenedBy(earlier),
  // A conversation in spam or trash may be a stranger's who used this phone number.
  ...(earlier.box !== "inbox" && { email }),
});

const receive = (earlier: ConversationRow, form: Form): ConversationRow => ({
  ...earlier,
  ...(form.flagged ? receiveSpam(earlier) : receiveGenuine(earlier, form)),
  // Later than before even if the clock was put back: an admin who has read the one before is warned.
  latestAt: nextVersionTime(earlier.latestAt, new Date(form.createdAt)),
});

/** Forms belong, in their order, to the guest with the same email or phone number, or to a new conversation. */
const assignToConversations = (forms: Form[], known: KnownGuests["conversations"]) => {
  const conversationIds = new Map([...known].map(([address, { id }]) => [address, id]));
  const rows = new Map([...known.values()].map((row) => [row.id, row]));
  const addresses: { address: string; conversationId: string }[] = [];
  const changed = new Map<string, ConversationRow>();
  const assigned = forms.map((form) => {
    const own = getAddresses(form);
    const id = own
      .map((address) => conversationIds.get(address))
      .find((known) => known !== undefined);
    const earlier = id === undefined ? undefined : rows.get(id);
    const row = earlier ? receive(earlier, form) : startConversation(form);
    rows.set(row.id, row);
    changed.set(row.id, row);
    for (const address of own.filter((key) => !conversationIds.has(key))) {
      conversationIds.set(address, row.id);
      addresses.push({ address, conversationId: row.id });
    }
    const aside = earlier !== undefined && isHeld(earlier);
    return { ...form, fromGuest: true, conversationId: row.id, aside, closedAt: null };
  });
  return { assigned, changed: [...changed.values()], addresses };
};

/** Stores forms in their guests' conversations. Returns which conversation each belongs to, by the form's id. */
export const storeForms = async (
  tx: Transaction,
  forms: Form[],
  known: KnownGuests,
): Promise<Map<string, string>> => {
  const { assigned, changed, addresses } = assignToConversations(forms, known.conversations);
  const added = assigned.map((form) => ({ ...form, text: form.text && toPreview(form.text) }));
  const all = [...known.messages, ...added];
  const inOrder = all.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const messagesByConversation = Map.groupBy(inOrder, ({ conversationId }) => conversationId);
  const rows = changed.map((row) => summarize(row, messagesByConversation.get(row.id) ?? []));
  await upsertMany(tx, conversations, rows, conversations.id);
  await insertMany(tx, conversationAddresses, addresses);
  await insertMany(tx, messages, assigned);
  return new Map(assigned.map(({ id, conversationId }) => [id, conversationId]));
};
