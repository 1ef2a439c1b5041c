import type { ConversationBody, TimelineEntry } from "shared/inbox/timeline";
import { findPhoneNumber } from "shared/text/phone";
import { formPhone, type GuestMessage, getMessage, isGuests } from "./guest-messages.ts";

const listTexts = (entry: TimelineEntry) => {
  if (entry.kind === "contact") return [entry.contact.message];
  if (entry.kind === "mail") return [entry.mail.text];
  if (entry.kind !== "inquiry") return [];
  const { message, destination, checkinDate, checkoutDate } = entry.inquiry;
  return [message, destination, checkinDate, checkoutDate];
};

/** Anybody can write with a guest's address: a number in such a message may be a stranger's. */
const isGuestsOwn = (entry: TimelineEntry) => {
  if (entry.kind === "mail") {
    const { kind, spam, isFromElsewhere, isFoundByAddress, isCheckFailed } = entry.mail;
    return kind === "reply" && !(spam || isFromElsewhere || isFoundByAddress || isCheckFailed);
  }
  if (!isGuests(entry)) return false;
  const { aside, spam } = getMessage(entry);
  return !aside && !spam;
};

/** A number by which the guest can be reached (E.164); national numbers belong to `country`. */
export const findPhone = ({ conversation, timeline }: ConversationBody, country: string) => {
  const texts = timeline.filter(isGuestsOwn).flatMap(listTexts);
  return conversation.phone ?? findPhoneNumber([conversation.name, ...texts].join("\n"), country);
};

/** The number (E.164) that a single message gives. */
export const findMessagePhone = (entry: GuestMessage, country: string) => {
  const { aside, name } = getMessage(entry);
  if (aside) return undefined;
  return formPhone(entry) ?? findPhoneNumber([...listTexts(entry), name].join("\n"), country);
};
