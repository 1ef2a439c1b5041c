import {
  createPage,
  deletePage,
  listPages,
  updatePage,
} from "shared/content/pages/pages.endpoints";
import { readIdempotencyKey } from "#http/idempotency-key.ts";
import { route } from "#http/route.ts";
import type { PagesService } from "./pages.service.ts";

export const pagesRoutes = ({ pages }: { pages: PagesService }) => [
  route(listPages, async () => ({ pages: await pages.list() })),
  route(createPage, async ({ c, by, query, body }) => {
    const keyed = await readIdempotencyKey(c, body);
    return { message: "Page added.", page: await pages.create(by, body, keyed, query) };
  }),
  route(updatePage, async ({ by, params, query, body }) => ({
    message: "Page saved.",
    page: await pages.update(by, params.id, body, query),
  })),
  route(deletePage, async ({ by, params }) => {
    const { trashId } = await pages.remove(by, params.id);
    return { message: "Page deleted.", trashId };
  }),
];
