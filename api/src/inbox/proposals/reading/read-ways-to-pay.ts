import type { WaysToPay } from "shared/inbox/ways-to-pay/ways-to-pay";
import type { Reader } from "#platform/db/client.ts";
import { waysToPay } from "#tables/proposals.ts";

export const readWaysToPay = async (read: Pick<Reader, "select">): Promise<WaysToPay> => {
  const [row] = await read.select().from(waysToPay);
  return { ways: row?.ways ?? [], changedAt: row?.changedAt ?? null };
};
