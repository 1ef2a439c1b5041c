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
    const page = await pages.create(by, body, keyed, query);
    return { message: page.story ? "Story added." : "Page added.", page };
  }),
  route(updatePage, async ({ by, params, query, body }) => {
    const page = await pages.update(by, params.id, body, query);
    return { message: page.story ? "Story saved." : "Page saved.", page };
  }),
  route(deletePage, async ({ by, params }) => {
    const { trashId } = await pages.remove(by, params.id);
    return { message: "Page deleted.", trashId };
  }),
];
