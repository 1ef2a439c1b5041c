import type { Masters } from "#media/storage/masters.ts";
import type { Services } from "./create-services.ts";
import type { Chore } from "./start-housekeeping.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What each process does for itself: with sessions whose rows it could not remove, with its own disk. */
export const createOwnChores = (
  { sessions }: Pick<Services, "sessions">,
  { masters }: { masters: Pick<Masters, "moveToBucket"> },
): Chore[] => [
  { name: "sessions", run: sessions.removeOld, first: 0, next: minute },
  { name: "masters", run: masters.moveToBucket, first: 0, next: day },
];

/** What is done now and again, by one process for all. */
export const createChores = ({
  digests,
  contactTaps,
  removeOld,
  removeExpiredLinks,
  removeTrash,
  removeCounted,
  removeFailures,
  removeUsedTickets,
  removeUnusedAccounts,
  collectGarbage,
  tourTransfer,
  keepAudit,
}: Pick<
  Services,
  | "digests"
  | "contactTaps"
  | "removeOld"
  | "removeExpiredLinks"
  | "removeTrash"
  | "removeCounted"
  | "removeFailures"
  | "removeUsedTickets"
  | "removeUnusedAccounts"
  | "collectGarbage"
  | "tourTransfer"
  | "keepAudit"
>): Chore[] => {
  const retention = { name: "retention", run: removeOld };
  const links = { name: "one_time_links", run: removeExpiredLinks };
  const tickets = { name: "used_tickets", run: removeUsedTickets };
  const accounts = { name: "unused_accounts", run: removeUnusedAccounts };
  const collection = { name: "garbage_collection", run: collectGarbage };
  const imports = { name: "tour_imports", run: tourTransfer.removeOld };
  return [
    { ...retention, first: 0, next: hour },
    { ...links, first: 0, next: hour },
    { ...tickets, first: 0, next: hour },
    { ...accounts, first: 0, next: hour },
    { ...imports, first: 0, next: hour / 6 },
    { name: "digests", run: digests.writeDue, first: 0, next: minute },
    { name: "trash", run: removeTrash, first: 0, next: hour },
    { name: "contact_taps", run: contactTaps.removeOld, first: 0, next: hour },
    { name: "audit", run: keepAudit, first: 0, next: day },
    { name: "failed_sign_ins", run: removeFailures, first: 0, next: hour / 6 },
    { name: "counted_requests", run: removeCounted, first: 0, next: hour / 6 },
    { ...collection, first: hour, next: day },
  ];
};
