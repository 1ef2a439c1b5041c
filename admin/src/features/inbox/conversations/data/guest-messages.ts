import type { ConversationBody, TimelineEntry } from "shared/inbox/timeline";

/** A form that a guest sent. */
export type GuestMessage = Extract<TimelineEntry, { kind: "inquiry" | "contact" }>;

type GuestMailEntry = Extract<TimelineEntry, { kind: "mail" }>;

/** Written by a guest, by form or by mail; machines write as well. */
export const isWrittenByGuest = (entry: TimelineEntry): entry is GuestMessage | GuestMailEntry =>
  isGuests(entry) || (entry.kind === "mail" && entry.mail.kind === "reply");

export const writtenOf = (entry: GuestMessage | GuestMailEntry) =>
  entry.kind === "mail" ? entry.mail : messageOf(entry);

export const isGuests = (entry: TimelineEntry): entry is GuestMessage =>
  entry.kind === "inquiry" || entry.kind === "contact";

export const messageOf = (entry: GuestMessage) =>
  entry.kind === "inquiry" ? entry.inquiry : entry.contact;

/** The addresses that the guest wrote from, each once in its latest spelling. */
export const addressesOf = (timeline: TimelineEntry[]): string[] => {
  const written = timeline
    .filter(isWrittenByGuest)
    .map((entry) => (entry.kind === "mail" ? entry.mail.from : messageOf(entry).email))
    .filter((email) => email !== "");
  return [...new Map(written.map((email) => [email.toLowerCase(), email])).values()];
};

export const formPhone = (entry: GuestMessage) =>
  entry.kind === "inquiry" ? entry.inquiry.phone : null;

/** Contact details of a message that none of the guest's own messages before it gave. */
export type NewAddresses = { phone: string | undefined; email: string | undefined };

const findNew = (one: string | null, known: (string | null)[], aside: boolean) => {
  const others = known.flatMap((other) => other?.toLowerCase() || []);
  const isComparable = aside || others.length > 0;
  return one && isComparable && !others.includes(one.toLowerCase()) ? one : undefined;
};

export function findNewAddresses(
  { conversation, timeline }: Pick<ConversationBody, "conversation" | "timeline">,
  entry: GuestMessage,
): NewAddresses {
  const { aside, email } = messageOf(entry);
  const before = timeline
    .slice(0, timeline.indexOf(entry))
    .filter(isGuests)
    .filter((earlier) => !messageOf(earlier).aside);
  const known = aside ? conversation : { phone: null, email: null };
  return {
    phone: findNew(formPhone(entry), [known.phone, ...before.map(formPhone)], aside),
    email: findNew(email, [known.email, ...before.map((one) => messageOf(one).email)], aside),
  };
}
