import { gte, isNull, sql } from "drizzle-orm";
import type { Stats } from "shared/stats";
import type { Database } from "#db/client.ts";
import { contacts, galleryItems, inquiries, tourServices, users } from "#db/schema.ts";

const days = 30;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The last 30 days (UTC), oldest first. */
const lastDays = (now: Date) =>
  Array.from({ length: days }, (_, index) =>
    dayOf(new Date(now.getTime() - (days - 1 - index) * 86_400_000)),
  );

/** What the dashboard counts. */
export const createStatsService = ({ db, now }: { db: Database; now: () => Date }) => ({
  read: async (): Promise<Stats> => {
    const { read } = db;
    const dates = lastDays(now());
    const day = sql<string>`substr(${inquiries.createdAt}, 1, 10)`;
    const perDay = await read
      .select({ day, count: sql<number>`count(*)` })
      .from(inquiries)
      .where(gte(inquiries.createdAt, dates[0] ?? ""))
      .groupBy(day);
    const counts = new Map(perDay.map((row) => [row.day, row.count]));
    return {
      users: await read.$count(users),
      contacts: await read.$count(contacts),
      services: await read.$count(tourServices),
      gallery: await read.$count(galleryItems),
      inquiries: await read.$count(inquiries),
      unanswered: {
        contacts: await read.$count(contacts, isNull(contacts.respondedAt)),
        inquiries: await read.$count(inquiries, isNull(inquiries.respondedAt)),
      },
      inquiriesByDay: dates.map((date) => ({ date, count: counts.get(date) ?? 0 })),
    };
  },
});
export type StatsService = ReturnType<typeof createStatsService>;
