import { readAgendaFeed } from "shared/inbox/agenda/agenda.endpoints";

const [beforeSecret = ""] = readAgendaFeed.path.split(":");

/** A path as it may be written down: without the secret that the address of a calendar is. */
export const loggedPath = (path: string): string =>
  path.startsWith(beforeSecret) ? `${beforeSecret}…` : path;
