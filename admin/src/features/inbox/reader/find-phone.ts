import type { GuestMail } from "shared/guest-mails";
import { findPhoneNumber } from "shared/phone";
import type { ConversationBody, TimelineEntry } from "shared/timeline";

/** Anybody can send the other mails, with a number of their own. */
const isSurelyGuests = ({ kind, isFromElsewhere, isFoundByAddress, isCheckFailed }: GuestMail) =>
  kind === "reply" && !isFromElsewhere && !isFoundByAddress && !isCheckFailed;

const wordsOf = (entry: TimelineEntry) => {
  if (entry.kind === "contact") return [entry.contact.message];
  if (entry.kind === "mail") return isSurelyGuests(entry.mail) ? [entry.mail.text] : [];
  if (entry.kind !== "inquiry") return [];
  const { message, destination, checkinDate, checkoutDate } = entry.inquiry;
  return [message, destination, checkinDate, checkoutDate];
};

/** A number by which the guest can be reached (E.164); a national one is one of `country`. */
export const findPhone = ({ conversation, timeline }: ConversationBody, country: string) =>
  conversation.phone ??
  findPhoneNumber([conversation.name, ...timeline.flatMap(wordsOf)].join("\n"), country);
