/** A domain, an address of a page, or a phone number: what makes it worth sending a stranger's words to a third person. */
const leadsElsewhere = /\S\.\S|\/\/|\d{5}|\d[\d\s().–-]{6,}\d/;

const longestName = 50;
const longestTitle = 100;

const quote = (text: string, allowed: RegExp, longest: number) =>
  text.length <= longest && allowed.test(text) && !leadsElsewhere.test(text) ? text : undefined;

/** A name that a mail to an unproven address may repeat; `undefined` for anything that does not look like one. */
export const quotableName = (name: string | null) =>
  name === null ? undefined : quote(name, /^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u, longestName);

/** A tour that a mail to an unproven address may repeat; `undefined` for anything that does not look like a title. */
const quotableTour = (tour: string) =>
  quote(tour, /^[\p{L}\p{M}\p{N} .,:&'’“”"()/·–—-]+$/u, longestTitle);

type Trip = { destination: string; paxNumber: number };

/** What was asked for, as in `inquiry about Idjwi for 2 people`. */
export const describeInquiry = ({ destination, paxNumber }: Trip) => {
  const tour = quotableTour(destination);
  const people = paxNumber === 1 ? "1 person" : `${paxNumber} people`;
  return `inquiry${tour ? ` about ${tour}` : ""} for ${people}`;
};

/** The subject of the mails about an inquiry. */
export const inquirySubject = (trip: Trip, company: string) =>
  quotableTour(trip.destination) ? `Your ${describeInquiry(trip)}` : `Your inquiry to ${company}`;

/** The subject of the mails about a contact message. */
export const contactSubject = (company: string) => `Your message to ${company}`;

/** What mail programs put before the subject of a reply, in the languages of guests. */
const replyPrefixes =
  /^(?:\s*(?:re|aw|antw|sv|vs|ref|rv|rif|odp|ynt|yml|回复|回覆|答复|返信)(?:\[\d+\])?\s*[:：])+/iu;

/** The subject of a reply; there is one `Re:`, however often the mail went back and forth. */
export const replySubject = (subject: string) =>
  `Re: ${subject.replace(replyPrefixes, "").trim()}`.trim();
