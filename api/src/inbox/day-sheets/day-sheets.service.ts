import { eq } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { daySheetPath } from "shared/inbox/proposals/guest-paths";
import type {
  DaySheet,
  GuideLink,
  SheetScope,
  tripPlanChange,
} from "shared/inbox/trips/day-sheets";
import type { z } from "zod";
import { addEntry } from "#audit/add-entries.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import type { Actor } from "#platform/actor.ts";
import { addDays } from "#platform/add-days.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { conflict, notFound } from "#platform/errors.ts";
import type { SignedTokens } from "#platform/signed-tokens.ts";
import { type GuideLinkRow, guideLinks, tripPlans } from "#tables/trips.ts";
import { readConversation } from "../messages/conversation-row.ts";
import { findSheet, type Sheet } from "./read-day-sheet.ts";
import { renderSheet, toSheetTitle } from "./render-sheet.ts";

/** The time at which a guide's link ends, by the company's clock. */
const endTime = "08:00";

type Deps = {
  db: Database;
  now: () => Date;
  content: Pick<ContentService, "readSettings">;
  publicUrl: string;
  tokens: SignedTokens;
};

/** The morning after the day, or after the trip's last day; `null` for a trip without dates. */
const getEnd = ({ day, trips }: Sheet, { hours }: SiteSettings): Date | null => {
  const last = day ?? trips[0]?.lastDay;
  if (!last) return null;
  const end = Temporal.PlainDateTime.from(`${addDays(last, 1)}T${endTime}`);
  return new Date(end.toZonedDateTime(hours.timeZone).epochMilliseconds);
};

/** The sheets for guides of a day or a trip, for the team and behind links without an account. */
export const createDaySheetsService = ({ db, now, content, publicUrl, tokens }: Deps) => {
  const findWithEnd = async (scope: SheetScope) => {
    const settings = await content.readSettings();
    const sheet = await findSheet(db.read, scope, settings, now());
    return sheet && { sheet, end: getEnd(sheet, settings) };
  };

  /** 404 for a trip that is lost or not in the inbox. */
  const readWithEnd = async (scope: SheetScope) => {
    const found = await findWithEnd(scope);
    if (!found) throw notFound("Trip");
    return found;
  };

  const toLink = ({ id }: GuideLinkRow, end: Date): GuideLink => ({
    ...{ _id: id, url: publicUrl + daySheetPath(tokens.write(id)) },
    expiresAt: end.toISOString(),
  });

  return {
    read: async (scope: SheetScope): Promise<DaySheet> => {
      const { sheet, end } = await readWithEnd(scope);
      const isScopes = scope.day
        ? eq(guideLinks.day, scope.day)
        : eq(guideLinks.conversationId, scope.trip ?? "");
      const [link] = await db.read.select().from(guideLinks).where(isScopes);
      return {
        title: toSheetTitle(sheet),
        html: await renderSheet(sheet, { now: now(), endsAt: null }),
        trips: sheet.trips.map(({ _id, name, destination, plan }) => ({
          ...{ _id, plan },
          name: [name ?? "Guest", destination].filter(Boolean).join(", "),
        })),
        link: link && end && end > now() ? toLink(link, end) : null,
      };
    },

    /** Changes the fields that are given. */
    savePlan: (by: Actor, id: string, change: z.output<typeof tripPlanChange>) =>
      db.write(async (tx) => {
        await readConversation(tx, id);
        const row = { ...change, conversationId: id, updatedAt: now().toISOString() };
        await tx
          .insert(tripPlans)
          .values(row)
          .onConflictDoUpdate({ target: tripPlans.conversationId, set: row });
        const subject = { kind: "conversation", id } as const;
        const after = { fields: Object.keys(change) };
        await addEntry(tx, { action: "trip_plan.changed", subject, after, by, at: now() });
      }),

    /** A link that exists already is returned. 409 for a day that is over, and for a trip without dates. */
    createLink: async (by: Actor, scope: SheetScope): Promise<GuideLink> => {
      const { sheet, end } = await readWithEnd(scope);
      if (!end) throw conflict("This trip has no dates yet. Set them in the conversation first.");
      if (end <= now()) throw conflict("This day is over, so there is nothing left to share.");
      const row: GuideLinkRow = {
        id: newId(),
        ...{ day: scope.day ?? null, conversationId: scope.trip ?? null },
      };
      return db.write(async (tx) => {
        const [link = row] = await tx
          .insert(guideLinks)
          .values(row)
          .onConflictDoUpdate({
            target: scope.day ? guideLinks.day : guideLinks.conversationId,
            set: { day: row.day },
          })
          .returning();
        const after = { sheet: toSheetTitle(sheet), expiresAt: end.toISOString() };
        await addEntry(tx, { action: "guide_link.created", after, by, at: now() });
        return toLink(link, end);
      });
    },

    /** 404 for a link that was ended before. */
    endLink: (by: Actor, id: string) =>
      db.write(async (tx) => {
        const [ended] = await tx.delete(guideLinks).where(eq(guideLinks.id, id)).returning();
        if (!ended) throw notFound("Link");
        await addEntry(tx, { action: "guide_link.ended", by, at: now() });
      }),

    /** The document behind a guide's link; `null` if the link is unknown or over, or its trip is lost or not in the inbox. */
    open: async (token: string): Promise<{ html: string; endsAt: string } | null> => {
      const { id, isSigned } = tokens.read(token);
      const [link] = await db.read.select().from(guideLinks).where(eq(guideLinks.id, id));
      if (!link || !isSigned) return null;
      const { day, conversationId } = link;
      const found = await findWithEnd(day ? { day } : { trip: conversationId ?? "" });
      if (!found?.end || found.end <= now()) return null;
      const html = await renderSheet(found.sheet, { now: now(), endsAt: found.end });
      return { html, endsAt: found.end.toISOString() };
    },
  };
};
export type DaySheetsService = ReturnType<typeof createDaySheetsService>;
