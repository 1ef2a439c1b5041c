import { readContent } from "shared/endpoints/content";
import { route } from "../../middleware/route.ts";
import { sendJson } from "../../middleware/send-json.ts";
import type { ContentService } from "./content.service.ts";

export const contentRoutes = ({ content }: { content: ContentService }) => [
  route(readContent, async ({ c }) => sendJson(c, (await content.current()).whole)),
];
