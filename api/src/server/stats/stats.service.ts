import { and, eq, gte, lt } from "drizzle-orm";
import type { FloodFigures, Stats } from "shared/inbox/reports/stats";
import type { BackupsService } from "#backups/screen/backups.service.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { ContactsService } from "#inbox/forms/contacts.service.ts";
import type { InquiriesService } from "#inbox/forms/inquiries.service.ts";
import { hasEnded, readLatestFlood } from "#inbox/spam/floods.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import { users } from "#tables/accounts.ts";
import { galleryItems, tourServices } from "#tables/content.ts";
import { type FormKind, messages } from "#tables/messages.ts";
import { readRecentAnswerTimes } from "./answer-times.ts";
import { lastDays } from "./last-days.ts";
import { readMailTroubles } from "./mail-troubles.ts";

const days = 30;
/** How long the dashboard mentions possible spam and undeliverable mails, which need no action. */
const mentionedFor = 7 * 86_400_000;

const whereKind = (kind: FormKind) => eq(messages.kind, kind);

const isNewlyFlagged = (kind: FormKind, since: Date) =>
  and(
    whereKind(kind),
    eq(messages.flagged, true),
    eq(messages.receiptOwed, true),
    gte(messages.createdAt, since.toISOString()),
  );

const countByDay = (read: Reader, spans: ReturnType<typeof lastDays>) =>
  Promise.all(
    spans.map(async ({ date, from, until }) => {
      const { createdAt, flagged } = messages;
      const isGenuine = and(whereKind("inquiry"), eq(flagged, false));
      const inDay = and(isGenuine, gte(createdAt, from), lt(createdAt, until));
      return { date, count: await read.$count(messages, inDay) };
    }),
  );

const readFlood = async (read: Reader, since: Date, at: Date): Promise<FloodFigures | null> => {
  const flood = await readLatestFlood(read);
  if (!flood || flood.lastAt < since.toISOString()) return null;
  const { startedAt: from, lastAt: until, messages } = flood;
  return { from, until, isOver: hasEnded(flood, at), messages };
};

type Deps = {
  db: Database;
  content: Pick<ContentService, "readSettings">;
  contacts: ContactsService;
  inquiries: InquiriesService;
  diskSpace: DiskSpaceMonitor;
  backups: Pick<BackupsService, "isLate">;
  now: () => Date;
};

/** Get the dashboard's counts. */
export const createStatsService = ({
  db,
  content,
  diskSpace,
  backups,
  now,
  ...services
}: Deps) => ({
  read: async (): Promise<Stats> => {
    const { read } = db;
    const at = now();
    const since = new Date(at.getTime() - mentionedFor);
    const { timeZone } = (await content.readSettings()).hours;
    return {
      users: await read.$count(users),
      contacts: await read.$count(messages, whereKind("contact")),
      services: await read.$count(tourServices),
      gallery: await read.$count(galleryItems),
      inquiries: await read.$count(messages, whereKind("inquiry")),
      unanswered: {
        contacts: await services.contacts.countUnanswered(),
        inquiries: await services.inquiries.countUnanswered(),
      },
      roomIsShort: await diskSpace.isLow(),
      backupIsLate: await backups.isLate(),
      mails: await readMailTroubles(read, { since, at }),
      flood: await readFlood(read, since, at),
      possibleSpam: {
        contacts: await read.$count(messages, isNewlyFlagged("contact", since)),
        inquiries: await read.$count(messages, isNewlyFlagged("inquiry", since)),
      },
      inquiriesByDay: await countByDay(read, lastDays(days, at, timeZone)),
    };
  },

  readRecentAnswerTimes: async () => {
    const { timeZone } = (await content.readSettings()).hours;
    return readRecentAnswerTimes(db.read, now(), timeZone);
  },
});
export type StatsService = ReturnType<typeof createStatsService>;
