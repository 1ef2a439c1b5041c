import { readContent } from "shared/content/content.endpoints";
import { sendJson } from "#http/responses/send-json.ts";
import { route } from "#http/route.ts";
import type { ContentService } from "./content.service.ts";
import { requireContentToken } from "./require-content-token.ts";

type Deps = { content: ContentService; contentToken?: string | undefined };

export const contentRoutes = ({ content, contentToken }: Deps) => [
  route(readContent, [requireContentToken(contentToken)], async ({ c }) =>
    sendJson(c, (await content.current()).whole),
  ),
];
