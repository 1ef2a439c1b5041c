import { readAgendaFeed } from "shared/inbox/agenda/agenda.endpoints";
import { guestPaths } from "shared/paths";

const [beforeFeedSecret = ""] = readAgendaFeed.path.split(":");
/** Paths that end in a secret: the address of a calendar, the link of a proposal or of a preview. */
const beforeSecrets = [beforeFeedSecret, guestPaths.proposal, guestPaths.preview];

/** A path as it may be written down: without the secret in it. */
export const loggedPath = (path: string): string => {
  const before = beforeSecrets.find((start) => path.startsWith(start));
  return before ? `${before}…` : path;
};
