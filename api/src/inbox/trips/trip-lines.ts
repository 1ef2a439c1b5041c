import { eq, inArray } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { proposals } from "#tables/proposals.ts";
import { type TripGuestRow, tripGuests } from "#tables/trips.ts";

const writeGuest = (
  { number, name, answers, risks }: TripGuestRow,
  labels: ReadonlyMap<string, string>,
) =>
  [
    `Person ${number}: ${name}`,
    ...Object.entries(answers).map(([id, answer]) => `${labels.get(id) ?? id}: ${answer}`),
    ...(risks ? [`Risks read by ${risks.name} at ${risks.at}`] : []),
  ].join("\n");

/** Reads details of the people of trips as lines of transcripts. `labels` names questions by id. */
export const readTripLines = async (
  read: Pick<Reader, "select">,
  conversationIds: string[],
  labels: ReadonlyMap<string, string>,
) => {
  const rows = await read
    .select({ conversationId: proposals.conversationId, guest: tripGuests })
    .from(tripGuests)
    .innerJoin(proposals, eq(proposals.id, tripGuests.proposalId))
    .where(inArray(proposals.conversationId, conversationIds));
  return rows.map(({ conversationId, guest }) => ({
    conversationId,
    at: guest.updatedAt,
    kind: "person" as const,
    ...{ by: null, channel: null, to: null },
    text: writeGuest(guest, labels),
  }));
};
