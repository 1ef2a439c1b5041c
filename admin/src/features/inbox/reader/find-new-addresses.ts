import type { ConversationBody } from "shared/timeline";
import { type GuestMessage, isGuests, messageOf } from "./guest-message.ts";

/** What a form gives that none of the guest's own messages before it gave. */
export type NewAddresses = { phone: string | undefined; email: string | undefined };

const phoneOf = (entry: GuestMessage) => (entry.kind === "inquiry" ? entry.inquiry.phone : null);

const findNew = (one: string | null, known: (string | null)[]) => {
  const others = known.flatMap((other) => other?.toLowerCase() || []);
  return one && others.length > 0 && !others.includes(one.toLowerCase()) ? one : undefined;
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
    phone: findNew(phoneOf(entry), [known.phone, ...before.map(phoneOf)]),
    email: findNew(email, [known.email, ...before.map((earlier) => messageOf(earlier).email)]),
  };
}
