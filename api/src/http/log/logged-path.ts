import { readAgendaFeed } from "shared/inbox/agenda/agenda.endpoints";

const [beforeFeedSecret = ""] = readAgendaFeed.path.split(":");
/** Paths that end in a secret: the address of a calendar, the link of a proposal. */
const beforeSecrets = [beforeFeedSecret, "/p/"];

/** A path as it may be written down: without the secret in it. */
export const loggedPath = (path: string): string => {
  const before = beforeSecrets.find((start) => path.startsWith(start));
  return before ? `${before}…` : path;
};
