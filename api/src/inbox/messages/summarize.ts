import { sourceName } from "shared/inbox/message-source";
import { emailKey } from "#platform/email-key.ts";
import { formDetails } from "#tables/message-details.ts";
import { type ConversationRow, isClosed } from "./conversation-row.ts";
import { earliest } from "./earliest.ts";
import { type GuestMessage, isWaiting, mostRead } from "./guest-messages.ts";

const describesTrip = ({ destination, paxNumber, checkinDate, checkoutDate }: GuestMessage) =>
  Boolean(destination || paxNumber || checkinDate || checkoutDate);

const asksForTrip = (message: GuestMessage) =>
  message.kind !== "proposal" && describesTrip(message);

const someOrAll = <Item>(all: Item[], isWanted: (item: Item) => boolean) => {
  const wanted = all.filter(isWanted);
  return wanted.length > 0 ? wanted : all;
};

/** Answers go where they went, as long as somebody wrote from there; else to an address of the guest's own messages. */
const chooseEmail = (row: ConversationRow, genuine: GuestMessage[], own: GuestMessage[]) => {
  const hasEmail = ({ email }: GuestMessage) => email !== "";
  const isSame = ({ email }: GuestMessage) => emailKey(email) === emailKey(row.email);
  const known = own.findLast(isSame) ?? genuine.findLast(isSame);
  return (row.email && known ? known : own.findLast(hasEmail))?.email ?? "";
};

const chooseName = (own: GuestMessage[]) => {
  const lastName = (candidates: GuestMessage[]) =>
    candidates.findLast(({ name }) => name !== null)?.name;
  // A mail or an acceptance gives its guest's name only where no form did.
  const isForm = ({ kind }: GuestMessage) => kind !== "mail" && kind !== "proposal";
  return lastName(someOrAll(own, isForm)) ?? lastName(own) ?? null;
};

/** An acceptance says for how many people. */
const toTrip = (
  row: ConversationRow,
  asked: GuestMessage | undefined,
  agreed: GuestMessage | undefined,
) => ({
  destination: asked?.destination || null,
  paxNumber: agreed?.paxNumber || null,
  checkinDate: asked?.checkinDate ?? null,
  checkoutDate: asked?.checkoutDate ?? null,
  askedAt: asked?.createdAt ?? null,
  ...(row.datesSetAt === null && {
    startsOn: asked?.startsOn ?? null,
    endsOn: asked?.endsOn ?? null,
  }),
});

const findSource = (genuine: GuestMessage[]) => {
  for (const { details } of genuine) {
    const source = formDetails.safeParse(details).data?.source;
    const name = source && sourceName(source);
    if (name) return name;
  }
  return null;
};

/** The deadline of the first request outlives that request. */
const keepDeadline = (row: ConversationRow, all: GuestMessage[], genuine: GuestMessage[]) => {
  const [first] = all;
  const isWhole = first !== undefined && first.createdAt <= row.createdAt;
  return isWhole && genuine[0] ? genuine[0].replyDueAt : row.replyDueAt;
};

/**
 * Computes a conversation from the messages of its guest, at least one, oldest first. What they say of guest and trip is
 * taken from the guest's own: the genuine ones that are not aside, or all where there is none.
 */
export const summarize = (row: ConversationRow, all: GuestMessage[]): ConversationRow => {
  const isSpam = all.length < mostRead && all.every(({ flagged }) => flagged);
  const genuine = someOrAll(all, ({ flagged }) => !flagged);
  const own = someOrAll(genuine, ({ aside }) => !aside);
  const asked = own.findLast(asksForTrip);
  const isLater = (message: GuestMessage) =>
    asksForTrip(message) && message.createdAt > (asked?.createdAt ?? "");
  const open = isClosed(row) ? [] : all.filter(isWaiting);
  const times = all.map(({ createdAt }) => createdAt);
  return {
    ...row,
    ...toTrip(row, asked, own.findLast(describesTrip)),
    name: chooseName(own),
    email: chooseEmail(row, genuine, own),
    phone: own.findLast(({ phone }) => phone !== null)?.phone ?? null,
    asksForId:
      genuine.findLast((message) => !own.includes(message) && isLater(message))?.id ?? null,
    preview: genuine.at(-1)?.text ?? "",
    source: findSource(genuine),
    box: row.box === "inbox" && isSpam ? "spam" : row.box,
    waitingSince: open[0]?.createdAt ?? null,
    dueAt: earliest(open.map(({ replyDueAt }) => replyDueAt)),
    replyDueAt: isSpam ? null : keepDeadline(row, all, genuine),
    firstAnswerAt: earliest([row.firstAnswerAt, ...all.map(({ respondedAt }) => respondedAt)]),
    latestAt: [...times, row.latestAt].toSorted().at(-1) ?? row.latestAt,
    createdAt: earliest([row.createdAt, ...times]) ?? row.createdAt,
  };
};
