import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createContentService } from "#content/snapshot/content.service.ts";
import { sendJson } from "#http/responses/send-json.ts";
import { createToImageFields } from "#media/images/picture-urls.ts";
import type { Settings } from "#platform/env/env.ts";
import { localOrigin } from "#server/builder/local-origin.ts";
import { assertThere } from "#server/data/assert-there.ts";
import { isRunning } from "#server/data/is-running.ts";
import { openMigrated } from "#server/data/open-migrated.ts";

export type ContentSource = { origin: string; close: () => void };

const noContent = "This machine has no content. Set CONTENT_API_URL to the origin of the API.";

/** Answers `/api/content` from the database, for this machine alone. */
const serveDatabase = async (settings: Settings): Promise<ContentSource> => {
  const { MEDIA_PUBLIC_URL, RETENTION_DAYS: retentionDays } = settings;
  const db = await openMigrated(settings);
  const toImageFields = createToImageFields(MEDIA_PUBLIC_URL);
  const content = createContentService({
    db,
    now: () => new Date(),
    toImageFields,
    retentionDays,
  });
  const app = new Hono().get("/api/content", async (c) =>
    sendJson(c, (await content.current()).whole),
  );
  const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const close = () => {
    server.close();
    server.closeAllConnections();
    db.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
};

/** The API that is set, or else the product beside this process, or its database. */
export const openContentSource = async (settings: Settings): Promise<ContentSource> => {
  const origin = settings.CONTENT_API_URL ?? settings.PUBLIC_API_URL;
  if (origin) return { origin, close: () => {} };
  assertThere(settings.DATABASE_URL, noContent);
  if (await isRunning(settings)) return { origin: localOrigin(settings), close: () => {} };
  return serveDatabase(settings);
};
