import { adminPaths } from "shared/paths";
import type { DeliveryRow } from "#tables/webhooks.ts";

const toPath = ({ conversationId }: Pick<DeliveryRow, "conversationId">) =>
  conversationId === null
    ? adminPaths.dashboard
    : adminPaths.conversation.replace(":id", encodeURIComponent(conversationId));

/** The same text for each attempt of a delivery. `url` is a link into the admin. */
export const toBody = (row: DeliveryRow, publicUrl: string) =>
  JSON.stringify({
    type: row.event,
    timestamp: row.createdAt,
    data: { ...row.data, url: publicUrl + toPath(row) },
  });
