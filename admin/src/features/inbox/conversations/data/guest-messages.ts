import type { ConversationBody, TimelineEntry } from "shared/inbox/timeline";

/** A form that a guest sent. */
export type GuestMessage = Extract<TimelineEntry, { kind: "inquiry" | "contact" }>;

type GuestMailEntry = Extract<TimelineEntry, { kind: "mail" }>;

/** Written by a guest, by form or by mail; machines write as well. */
export const isWrittenByGuest = (entry: TimelineEntry): entry is GuestMessage | GuestMailEntry =>
  isGuests(entry) || (entry.kind === "mail" && entry.mail.kind === "reply");

export const getGuestContent = (entry: GuestMessage | GuestMailEntry) =>
  entry.kind === "mail" ? entry.mail : getMessage(entry);

export const isGuests = (entry: TimelineEntry): entry is GuestMessage =>
  entry.kind === "inquiry" || entry.kind === "contact";

export const getMessage = (entry: GuestMessage) =>
  entry.kind === "inquiry" ? entry.inquiry : entry.contact;

/** The addresses that the guest wrote from, each once in its latest spelling. */
export const listAddresses = (timeline: TimelineEntry[]): string[] => {
  const written = timeline
    .filter(isWrittenByGuest)
    .map((entry) => (entry.kind === "mail" ? entry.mail.from : getMessage(entry).email))
    .filter((email) => email !== "");
  return [...new Map(written.map((email) => [email.toLowerCase(), email])).values()];
};

export const formPhone = (entry: GuestMessage) =>
  entry.kind === "inquiry" ? entry.inquiry.phone : null;

/** Contact details of a message that none of the guest's own messages before it gave. */
export type NewAddresses = { phone: string | undefined; email: string | undefined };

const findNew = (value: string | null, earlier: (string | null)[], aside: boolean) => {
  const comparable = earlier.flatMap((earlierValue) => earlierValue?.toLowerCase() || []);
  const isComparable = aside || comparable.length > 0;
  return value && isComparable && !comparable.includes(value.toLowerCase()) ? value : undefined;
};

export function findNewAddresses(
  { conversation, timeline }: Pick<ConversationBody, "conversation" | "timeline">,
  entry: GuestMessage,
): NewAddresses {
  const { aside, email } = getMessage(entry);
  const before = timeline
    .slice(0, timeline.indexOf(entry))
    .filter(isGuests)
    .filter((earlier) => !getMessage(earlier).aside);
  const guest = aside ? conversation : { phone: null, email: null };
  return {
    phone: findNew(formPhone(entry), [guest.phone, ...before.map(formPhone)], aside),
    email: findNew(
      email,
      [guest.email, ...before.map((message) => getMessage(message).email)],
      aside,
    ),
  };
}
