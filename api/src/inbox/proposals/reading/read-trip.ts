import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { GuestDetailsSettings } from "shared/inbox/trips/guest-questions";
import { questionLabels } from "shared/inbox/trips/guest-questions";
import { listMissing, type TripGuest, type TripQuestion } from "shared/inbox/trips/trip-guests";
import { limits } from "shared/limits";
import { addDays } from "#platform/add-days.ts";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";
import { tripGuests } from "#tables/trips.ts";
import { isAcceptedVersion } from "./proposal-rows.ts";

type Read = Pick<Reader, "select">;

const later = alias(proposals, "later");
const laterVersions = alias(proposalVersions, "later_versions");

/** Another trip was accepted later, which starts after the last day of this one: the conversation has its days. */
const isFormer = sql`EXISTS (
  SELECT 1 FROM ${proposals} AS later
  JOIN ${proposalVersions} AS later_versions ON ${laterVersions.proposalId} = ${later.id}
    AND ${laterVersions.number} = ${later.acceptance} ->> 'version'
  WHERE ${later.conversationId} = ${proposals.conversationId} AND ${later.state} = 'accepted'
    AND ${later.decidedAt} > ${proposals.decidedAt}
    AND ${laterVersions.content} ->> 'startsOn' > max(
      coalesce(${proposalVersions.content} ->> 'startsOn', ''),
      coalesce(${proposalVersions.content} ->> 'endsOn', '')
    )
)`.mapWith(Boolean);

/**
 * Accepted trips; the team may have set other days than the guest accepted, unless the conversation went on to a later
 * trip. One without days counts as over in a year.
 */
export const findTrips = async (read: Read, where: SQL) => {
  const { startsOn, endsOn } = conversations;
  const rows = await read
    .select({
      proposalId: proposals.id,
      conversationId: proposals.conversationId,
      token: proposalVersions.token,
      content: proposalVersions.content,
      set: { startsOn, endsOn },
      isFormer,
      acceptedOn: sql<string>`${proposals.acceptance} ->> 'acceptedOn'`,
    })
    .from(proposals)
    .innerJoin(proposalVersions, isAcceptedVersion)
    .innerJoin(conversations, eq(conversations.id, proposals.conversationId))
    .where(and(eq(proposals.state, "accepted"), where))
    .orderBy(asc(proposals.seq));
  return rows.map(({ set, isFormer, token, acceptedOn, ...trip }) => {
    const { startsOn, endsOn } = trip.content;
    const days = [startsOn, endsOn, ...(isFormer ? [] : [set.startsOn, set.endsOn])];
    const lastDay = days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1);
    return {
      ...trip,
      token: token ?? "",
      lastDay: lastDay ?? addDays(acceptedOn, 365),
    };
  });
};
export type AcceptedTrip = Awaited<ReturnType<typeof findTrips>>[number];

/** True once the details were removed. `today` is the day in the company's time zone. */
export const isForgotten = ({ lastDay }: AcceptedTrip, today: string) =>
  addDays(lastDay, limits.guestDetailDays) < today;

/** The questions for guests of a tour; `tour` is `null` for a trip that wasn't made from a tour. */
export const listQuestions = (
  { questions, own }: GuestDetailsSettings,
  tour: string | null,
): TripQuestion[] => [
  ...questions.map((id) => ({ id, label: questionLabels[id] })),
  ...own
    .filter(({ tourId }) => tourId === null || tourId === tour)
    .map(({ id, label }) => ({ id, label })),
];

/** Reads everybody of the party, with the questions that they are asked. */
export const readParty = async (
  read: Read,
  { proposalId, content }: AcceptedTrip,
  settings: GuestDetailsSettings,
): Promise<{ questions: TripQuestion[]; guests: TripGuest[] }> => {
  const questions = listQuestions(settings, content.tourId);
  const rows = await read.select().from(tripGuests).where(eq(tripGuests.proposalId, proposalId));
  const guests = Array.from({ length: content.people }, (_, index) => {
    const number = index + 1;
    const row = rows.find((each) => each.number === number);
    const known = {
      ...{ name: row?.name ?? null, answers: row?.answers ?? {} },
      ...{ risks: row?.risks ?? null, version: row?.version ?? 0 },
    };
    return { number, ...known, missing: listMissing(questions, settings.risks, known) };
  });
  return { questions, guests };
};
