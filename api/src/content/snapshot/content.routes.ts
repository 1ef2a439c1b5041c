import { readContent } from "shared/content/content.endpoints";
import { route } from "#http/route.ts";
import { sendJson } from "#http/send-json.ts";
import type { ContentService } from "./content.service.ts";
import { requireContentToken } from "./require-content-token.ts";

type Deps = { content: ContentService; contentToken?: string | undefined };

export const contentRoutes = ({ content, contentToken }: Deps) => [
  route(readContent, [requireContentToken(contentToken)], async ({ c }) =>
    sendJson(c, (await content.current()).whole),
  ),
];
