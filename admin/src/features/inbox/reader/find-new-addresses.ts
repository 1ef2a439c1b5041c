import type { ConversationBody } from "shared/timeline";
import { type GuestMessage, isGuests, messageOf } from "./guest-message.ts";

/** What a form gives that none of the guest's own messages before it gave. */
export type NewAddresses = { phone: string | undefined; email: string | undefined };

const phoneOf = (entry: GuestMessage) => (entry.kind === "inquiry" ? entry.inquiry.phone : null);

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
    phone: findNew(phoneOf(entry), [known.phone, ...before.map(phoneOf)], aside),
    email: findNew(email, [known.email, ...before.map((one) => messageOf(one).email)], aside),
  };
}
