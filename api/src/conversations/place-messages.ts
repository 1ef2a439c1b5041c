import { and, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { ConversationState } from "shared/conversations";
import { sourceName } from "shared/message-source";
import { insertMany, upsertMany } from "#db/insert-many.ts";
import { newId } from "#db/new-id.ts";
import { nextVersionTime } from "#db/next-version-time.ts";
import { conversationAddresses, conversations } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../lib/email-key.ts";
import { earliest } from "./earliest.ts";
import type { GuestMessage } from "./guest-message.ts";

export type ConversationRow = Omit<typeof conversations.$inferSelect, "seq">;

/** Conversations by the addresses whose next message they get. */
export type KnownConversations = Map<string, ConversationRow>;

export const addressesOf = ({ email, phone }: Pick<GuestMessage, "email" | "phone">) => [
  ...(email ? [emailKey(email)] : []),
  ...(phone ? [phone] : []),
];

export const readConversationsOf = async (
  tx: Pick<Transaction, "select">,
  messages: Pick<GuestMessage, "email" | "phone">[],
): Promise<KnownConversations> => {
  const wanted = JSON.stringify(messages.flatMap(addressesOf));
  const { seq: _seq, ...columns } = getTableColumns(conversations);
  const rows = await tx
    .select({ address: conversationAddresses.address, conversation: columns })
    .from(conversationAddresses)
    .innerJoin(conversations, eq(conversations.id, conversationAddresses.conversationId))
    .where(sql`${conversationAddresses.address} IN (SELECT value FROM json_each(${wanted}))`);
  const byId = new Map(rows.map(({ conversation }) => [conversation.id, conversation]));
  return new Map(
    rows.flatMap(({ address, conversation }) => {
      const one = byId.get(conversation.id);
      return one ? [[address, one] as const] : [];
    }),
  );
};

/** In characters, none of which is cut in two. */
const previewLength = 200;
const toPreview = (text: string | null) =>
  Array.from((text ?? "").slice(0, 2 * previewLength))
    .slice(0, previewLength)
    .join("")
    .toWellFormed();

type Contact = "name" | "email" | "phone" | "preview";
type Trip = "destination" | "paxNumber" | "checkinDate" | "checkoutDate" | "askedAt" | TripDates;
type TripDates = "startsOn" | "endsOn";
type Summary = Pick<ConversationRow, Contact | Trip>;

/** What a conversation says where it holds this message alone. */
export const summaryOf = ({
  name,
  email,
  phone,
  text,
  trip,
  createdAt,
}: GuestMessage): Summary => ({
  name,
  email,
  phone,
  destination: trip?.destination ?? null,
  paxNumber: trip?.paxNumber ?? null,
  checkinDate: trip?.checkinDate ?? null,
  checkoutDate: trip?.checkoutDate ?? null,
  startsOn: trip?.startsOn ?? null,
  endsOn: trip?.endsOn ?? null,
  askedAt: trip ? createdAt : null,
  preview: toPreview(text),
});

/** Whoever called may have told no address at first. */
const isSameOrNew = (newer: string, older: string) =>
  older === "" || emailKey(newer) === emailKey(older);

/** The newer one, with what only the older one tells; answers go where they went. */
export const joinSummaries = (newer: Summary, older: Summary): Summary => {
  const trip = newer.askedAt === null ? older : newer;
  return {
    name: newer.name ?? older.name,
    email: isSameOrNew(newer.email, older.email) ? newer.email : older.email,
    phone: newer.phone ?? older.phone,
    destination: trip.destination,
    paxNumber: trip.paxNumber,
    checkinDate: trip.checkinDate,
    checkoutDate: trip.checkoutDate,
    startsOn: trip.startsOn,
    endsOn: trip.endsOn,
    askedAt: trip.askedAt,
    preview: newer.preview,
  };
};

type Decided = Pick<ConversationRow, "box" | "state" | "firstAnswerAt" | "datesSetAt">;

/** Anybody may write with a guest's address: what the team has answered or decided is not changed by a newer message. */
export const isHeld = ({ box, state, firstAnswerAt, datesSetAt }: Decided) =>
  box !== "spam" && (state !== "new" || firstAnswerAt !== null || datesSetAt !== null);

/** Since when a guest waits who wrote these, oldest first, and by when the first answer to them was promised. */
export const waitingFor = (open: Pick<GuestMessage, "createdAt" | "promisedAt">[]) => ({
  waitingSince: open[0]?.createdAt ?? null,
  dueAt: earliest(open.map(({ promisedAt }) => promisedAt)),
});

/** Where its guest came from. */
export const sourceOf = ({ source }: GuestMessage) => source && sourceName(source);

const begin = (message: GuestMessage): ConversationRow => ({
  ...waitingFor(message.respondedAt || message.flagged ? [] : [message]),
  id: newId(),
  ...summaryOf(message),
  datesSetAt: null,
  asksForId: null,
  box: message.flagged ? "spam" : "inbox",
  state: message.respondedAt ? "answered" : "new",
  lostReason: null,
  assigneeId: null,
  remindAt: null,
  promisedAt: message.flagged ? null : message.promisedAt,
  firstAnswerAt: message.respondedAt ?? null,
  source: sourceOf(message),
  quotedAt: null,
  confirmedAt: null,
  trashedAt: null,
  latestAt: message.respondedAt ?? message.createdAt,
  createdAt: message.createdAt,
});

/** What a genuine message ends: its guest asks anew. */
export const settledStates: readonly ConversationState[] = ["answered", "done", "lost"];

/** Possible spam changes nothing but where it is found: never what the conversation says, nor what was decided. */
const keepOn = (earlier: ConversationRow): ConversationRow => ({
  ...earlier,
  ...(earlier.box === "trash" && { box: "spam", trashedAt: null }),
});

const openOf = ({ waitingSince: createdAt, dueAt: promisedAt }: ConversationRow) =>
  createdAt === null ? [] : [{ createdAt, promisedAt }];

const summaryWith = (earlier: ConversationRow, message: GuestMessage): Partial<ConversationRow> => {
  const summary = summaryOf(message);
  if (isHeld(earlier))
    return { preview: summary.preview, ...(message.trip && { asksForId: message.id }) };
  if (earlier.box === "inbox") return joinSummaries(summary, earlier);
  // A conversation in spam or trash may be a stranger's who used this phone number.
  return { ...summary, source: sourceOf(message) };
};

/** What a conversation becomes when its guest writes again: a genuine message brings it back from anywhere. */
const goOn = (earlier: ConversationRow, message: GuestMessage): ConversationRow => ({
  ...earlier,
  ...summaryWith(earlier, message),
  ...{ box: "inbox", trashedAt: null },
  ...(settledStates.includes(earlier.state) && { state: "new", lostReason: null }),
  ...waitingFor([...openOf(earlier), message]),
  promisedAt: earlier.promisedAt ?? (earlier.box === "inbox" ? null : message.promisedAt),
});

const addTo = (earlier: ConversationRow, message: GuestMessage): ConversationRow => ({
  ...(message.flagged ? keepOn(earlier) : goOn(earlier, message)),
  // Also of a clock that was put back: whoever has read the one before is told.
  latestAt: nextVersionTime(earlier.latestAt, new Date(message.createdAt)),
});

/** Where messages belong, in their order: to who wrote with the same e-mail or phone number, or to a conversation of their own. */
export const placeMessages = (messages: GuestMessage[], known: KnownConversations) => {
  const byAddress = new Map(known);
  const changed = new Map<string, ConversationRow>();
  const added: { address: string; conversationId: string }[] = [];
  const placeOf = new Map<string, { conversationId: string; aside: boolean }>();
  for (const message of messages) {
    const addresses = addressesOf(message);
    const found = addresses.map((one) => byAddress.get(one)).find((row) => row !== undefined);
    const earlier = found && (changed.get(found.id) ?? found);
    const row = earlier ? addTo(earlier, message) : begin(message);
    changed.set(row.id, row);
    for (const address of addresses.filter((one) => !byAddress.has(one))) {
      byAddress.set(address, row);
      added.push({ address, conversationId: row.id });
    }
    placeOf.set(message.id, {
      conversationId: row.id,
      aside: earlier !== undefined && isHeld(earlier),
    });
  }
  return {
    changed: [...changed.values()],
    added,
    /** What a message is stored with. */
    ofMessage: (id: string) => placeOf.get(id) ?? { conversationId: null, aside: false },
  };
};
type Placed = ReturnType<typeof placeMessages>;

/** Messages lie where their conversation lies. */
export const setTrashed = async (tx: Transaction, ids: string[], trashed: boolean) => {
  for (const table of [contacts, inquiries, guestMails]) {
    const isOther = and(inArray(table.conversationId, ids), ne(table.trashed, trashed));
    await tx.update(table).set({ trashed }).where(isOther);
  }
};

export const savePlaced = async (
  tx: Transaction,
  { changed, added }: Placed,
  known: KnownConversations,
) => {
  await upsertMany(tx, conversations, changed, conversations.id);
  await insertMany(tx, conversationAddresses, added);
  const back = [...known.values()].filter(({ box }) => box === "trash").map(({ id }) => id);
  if (back.length > 0) await setTrashed(tx, back, false);
};
