/** Spam filters want a domain. Settings may change while a mail waits; ICANN reserves `.internal`. */
const idDomain = "tours.internal";

/** The Content-ID of the logo in each mail of ours. Guests' replies may bring it back. */
export const logoId = `logo@${idDomain}`;

const ownMessageIds = /<([\da-f-]{36})@tours\.internal>/gi;

/** The Message-ID of a mail of ours. */
export const toMessageId = (mailId: string) => `<${mailId}@${idDomain}>`;

/** The ids of our mails whose Message-IDs a text names, in its order. */
export const mailIdsIn = (text: string): string[] =>
  [...text.matchAll(ownMessageIds)].flatMap(([, id]) => id?.toLowerCase() ?? []);
