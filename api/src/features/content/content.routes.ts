import { content as contentSchema } from "shared/content";
import { factory } from "../../middleware/context.ts";
import { sendJson } from "../../middleware/send-json.ts";
import { describe } from "../../openapi.ts";
import type { ContentService } from "./content.service.ts";

export const contentRoutes = ({ content }: { content: ContentService }) =>
  factory
    .createApp()
    .get(
      "/content",
      describe("All public content at one revision", 200, contentSchema),
      async (c) => sendJson(c, (await content.current()).whole),
    );
