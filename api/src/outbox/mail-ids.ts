const ownMessageIds = /<([\da-f-]{36})@tours\.internal>/gi;

/** The ids of our mails whose Message-IDs a text names, in its order. */
export const mailIdsIn = (text: string): string[] =>
  [...text.matchAll(ownMessageIds)].flatMap(([, id]) => id?.toLowerCase() ?? []);
