import { eq, inArray } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { proposals } from "#tables/proposals.ts";
import { type TripGuestRow, tripGuests, tripPlans } from "#tables/trips.ts";

const writeGuest = (
  { number, name, answers, risks }: TripGuestRow,
  labels: ReadonlyMap<string, string>,
) =>
  [
    `Person ${number}: ${name}`,
    ...Object.entries(answers).map(([id, answer]) => `${labels.get(id) ?? id}: ${answer}`),
    ...(risks ? [`Risks read by ${risks.name} at ${risks.at}`] : []),
  ].join("\n");

type Plan = typeof tripPlans.$inferSelect;

const writePlan = ({ time, place, guide, vehicle, notes }: Plan) =>
  Object.entries({
    "Pick-up time": time,
    "Pick-up place": place,
    Guide: guide,
    Vehicle: vehicle,
    Notes: notes,
  })
    .flatMap(([label, text]) => (text ? `${label}: ${text}` : []))
    .join("\n");

/** Reads details of the people of trips, and the notes for their guides, as lines of transcripts. `labels` names questions by id. */
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
  const plans = await read
    .select()
    .from(tripPlans)
    .where(inArray(tripPlans.conversationId, conversationIds));
  const nobody = { by: null, channel: null, to: null };
  return [
    ...rows.map(({ conversationId, guest }) => ({
      ...{ conversationId, at: guest.updatedAt, kind: "person" as const, ...nobody },
      text: writeGuest(guest, labels),
    })),
    ...plans.flatMap((plan) => {
      const text = writePlan(plan);
      const { conversationId, updatedAt: at } = plan;
      return text ? { ...{ conversationId, at, kind: "plan" as const, ...nobody }, text } : [];
    }),
  ];
};
