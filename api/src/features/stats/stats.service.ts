import { and, eq, gte, sql } from "drizzle-orm";
import type { Stats } from "shared/stats";
import type { Database } from "#db/client.ts";
import { contacts, galleryItems, inquiries, tourServices, users } from "#db/schema.ts";
import type { DiskSpaceMonitor } from "../../lib/disk-space.ts";
import type { ContactsService } from "../messages/contacts.service.ts";
import type { InquiriesService } from "../messages/inquiries.service.ts";
import { readMailTroubles } from "./mail-troubles.ts";

const days = 30;
/** How long the dashboard tells of possible spam and of mails given up: nobody has to look at them. */
const toldFor = 7 * 86_400_000;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The last 30 days (UTC), oldest first. */
const lastDays = (now: Date) =>
  Array.from({ length: days }, (_, index) =>
    dayOf(new Date(now.getTime() - (days - 1 - index) * 86_400_000)),
  );

type Messages = typeof contacts | typeof inquiries;

const isNewlyDoubted = (table: Messages, since: Date) =>
  and(
    eq(table.flagged, true),
    eq(table.receiptOwed, true),
    gte(table.createdAt, since.toISOString()),
  );

type Deps = {
  db: Database;
  contacts: ContactsService;
  inquiries: InquiriesService;
  diskSpace: DiskSpaceMonitor;
  now: () => Date;
};

/** What the dashboard counts. */
export const createStatsService = ({ db, diskSpace, now, ...services }: Deps) => ({
  read: async (): Promise<Stats> => {
    const { read } = db;
    const at = now();
    const since = new Date(at.getTime() - toldFor);
    const dates = lastDays(at);
    const day = sql<string>`substr(${inquiries.createdAt}, 1, 10)`;
    const perDay = await read
      .select({ day, count: sql<number>`count(*)` })
      .from(inquiries)
      .where(and(gte(inquiries.createdAt, dates[0] ?? ""), eq(inquiries.flagged, false)))
      .groupBy(day);
    const counts = new Map(perDay.map((row) => [row.day, row.count]));
    return {
      users: await read.$count(users),
      contacts: await read.$count(contacts),
      services: await read.$count(tourServices),
      gallery: await read.$count(galleryItems),
      inquiries: await read.$count(inquiries),
      unanswered: {
        contacts: await services.contacts.countUnanswered(),
        inquiries: await services.inquiries.countUnanswered(),
      },
      roomIsShort: await diskSpace.isLow(),
      mails: await readMailTroubles(read, since),
      possibleSpam: {
        contacts: await read.$count(contacts, isNewlyDoubted(contacts, since)),
        inquiries: await read.$count(inquiries, isNewlyDoubted(inquiries, since)),
      },
      inquiriesByDay: dates.map((date) => ({ date, count: counts.get(date) ?? 0 })),
    };
  },
});
export type StatsService = ReturnType<typeof createStatsService>;
