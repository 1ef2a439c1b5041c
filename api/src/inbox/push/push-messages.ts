import type { PushMessage, PushPreferences } from "shared/inbox/notifications/push";
import type { ProposalEvent } from "shared/inbox/proposals/proposals";
import { adminPaths } from "shared/paths";
import type { MessageItem, News, NewsItem } from "./take-news.ts";

/** More notifications than this at once are combined into one. */
const mostSingle = 3;
const longest = 80;

/** Cut between characters. */
const cut = (text: string) => [...text].slice(0, longest).join("");

const toUrl = ({ conversationId }: NewsItem) =>
  adminPaths.conversation.replace(":id", conversationId);

const events: Record<ProposalEvent, string> = {
  accepted: "accepted the proposal",
  change_asked: "asks for a change",
  declined: "declined the proposal",
};

const describeEvent = ({ event }: MessageItem) => (event ? events[event] : "wrote");

type Wanted = { userId: string; preferences: PushPreferences };

const isMine = ({ assigneeId }: NewsItem, { userId }: Wanted) => assigneeId === userId;

const messagesFor = (news: News, wanted: Wanted) => {
  const { messages } = wanted.preferences;
  if (messages === "none") return [];
  return news.messages.filter((item) => messages === "all" || isMine(item, wanted));
};

/** Unassigned conversations concern every account. */
const remindersFor = (news: News, wanted: Wanted) =>
  wanted.preferences.reminders
    ? news.reminders.filter((item) => item.assigneeId === null || isMine(item, wanted))
    : [];

/** Notifications for one account: guest and tour, or a count when there are many. */
export const pushMessagesFor = (news: News, wanted: Wanted): PushMessage[] => {
  const { hidesNames } = wanted.preferences;
  const { waiting } = news;
  const getGuestName = ({ name, email, phone }: NewsItem) =>
    cut((!hidesNames && (name ?? (email || phone))) || "A guest");
  const single = (item: NewsItem, title: string): PushMessage => ({
    title,
    body: cut(item.destination ?? ""),
    url: toUrl(item),
    tag: item.conversationId,
    waiting,
  });
  const summary = (title: string, tag: string): PushMessage => ({
    ...{ title, body: "Open the inbox to read them.", url: adminPaths.inbox },
    ...{ tag, waiting },
  });
  const tell = <Item extends NewsItem>(
    items: Item[],
    describe: (item: Item) => string,
    many: string,
  ) =>
    items.length > mostSingle
      ? [summary(`${items.length} ${many}`, many)]
      : items.map((item) => single(item, describe(item)));
  return [
    ...tell(
      messagesFor(news, wanted),
      (item) => `${getGuestName(item)} ${describeEvent(item)}`,
      "new messages",
    ),
    ...tell(
      remindersFor(news, wanted),
      (item) => `Reminder: ${getGuestName(item)}`,
      "reminders are due",
    ),
  ];
};
