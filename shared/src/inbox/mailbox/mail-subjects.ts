import { describePeople } from "../people.ts";

/** Domains, web addresses and phone numbers make it worthwhile to send spam through our mails. */
const leadsElsewhere = /\S\.\S|\/\/|\d{5}|\d[\d\s().–-]{6,}\d/;

const longestName = 50;
const longestTitle = 100;

const quote = (text: string, allowed: RegExp, longest: number) =>
  text.length <= longest && allowed.test(text) && !leadsElsewhere.test(text) ? text : undefined;

/**
 * A name that is safe to repeat in a mail to an unproven address; `undefined` for anything that does not look like a
 * name.
 */
export const quotableName = (name: string | null) =>
  name === null ? undefined : quote(name, /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u, longestName);

/**
 * A tour that is safe to repeat in a mail to an unproven address; `undefined` for anything that does not look like a
 * title.
 */
export const quotableTour = (tour: string) =>
  quote(tour, /^[\p{L}\p{M}\p{N} .,:&'’“”"()/·–—-]+$/u, longestTitle);

type Trip = { destination: string; paxNumber: number };

/** For example `inquiry about Idjwi for 2 people`. */
export const describeInquiry = ({ destination, paxNumber }: Trip) => {
  const tour = quotableTour(destination);
  return `inquiry${tour ? ` about ${tour}` : ""} for ${describePeople(paxNumber)}`;
};

export const inquirySubject = (trip: Trip, company: string) =>
  quotableTour(trip.destination) ? `Your ${describeInquiry(trip)}` : `Your inquiry to ${company}`;

export const contactSubject = (company: string) => `Your message to ${company}`;

/** Reply prefixes of mail programs in the languages of guests. */
const replyPrefixes =
  /^(?:\s*(?:re|aw|antw|sv|vs|ref|rv|rif|odp|ynt|yml|回复|回覆|答复|返信)(?:\[\d+\])?\s*[:：])+/iu;

/** The subject of a reply, with a single `Re:`. */
export const replySubject = (subject: string) =>
  `Re: ${subject.replace(replyPrefixes, "").trim()}`.trim();
