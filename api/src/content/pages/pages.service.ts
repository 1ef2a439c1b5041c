import { eq } from "drizzle-orm";
import { type Page, type PageChange, type PageInput, page } from "shared/content/pages/pages";
import type { PublishedDraft } from "shared/content/published-draft";
import { toPageDocument } from "shared/content/records/records";
import { writtenPagePath } from "shared/paths";
import { changesBetween } from "#audit/changes-between.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Actor } from "#platform/actor.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, notFound } from "#platform/errors.ts";
import type { Edit, EditContent } from "#publishing/content-editor.ts";
import { toDeletion } from "#publishing/deleted-records.ts";
import { publishing } from "#publishing/published-draft.ts";
import { pagePictures, pages } from "#tables/content.ts";
import { followAddress, refuseTakenPage } from "../addresses/page-addresses.ts";
import { type ContentService, readPage } from "../snapshot/content.service.ts";
import { replacePagePictures } from "./page-pictures.ts";

const readOrThrow = async (tx: Transaction, id: string, toImageFields: ToImageFields) => {
  const page = await readPage(tx, id, toImageFields);
  if (!page) throw notFound("Page");
  return page;
};

const toSubject = (id: string, { title }: { title: string }) =>
  ({ kind: "page", id, name: title }) as const;

const toAddress = (page: Page) => ({ path: writtenPagePath(page), isShown: page.isShown });

type Deps = {
  now: () => Date;
  toImageFields: ToImageFields;
  content: ContentService;
  editContent: EditContent;
};

type Context = Pick<Deps, "toImageFields"> & { at: Date };

const toChange = (before: Page | null, after: Page) => ({
  kind: "page" as const,
  id: after._id,
  name: after.title,
  before: before && { document: toPageDocument(before), updatedAt: before.updatedAt },
  after: toPageDocument(after),
});

/** Adds a page. 400 for an address that is taken and for a photo that is not stored. */
export const insertPage = async (
  tx: Transaction,
  input: PageInput,
  { at, toImageFields }: Context,
): Promise<Edit<Page>> => {
  const id = newId();
  await refuseTakenPage(tx, id, input);
  const createdAt = at.toISOString();
  await tx.insert(pages).values({ id, ...input, createdAt, updatedAt: createdAt });
  await replacePagePictures(tx, id, input);
  const value = await readOrThrow(tx, id, toImageFields);
  const removed = await followAddress(tx, { after: toAddress(value) }, at);
  const event = { subject: toSubject(id, input), ...(removed && { before: removed }) };
  return { value, event: { action: "page.created", ...event }, records: [toChange(null, value)] };
};

/** Keeps the stored story of a page that comes without `story`. */
export const keepStory = (input: PageInput, stored: Pick<Page, "story"> | undefined) => ({
  ...input,
  story: input.story === undefined ? (stored?.story ?? null) : input.story,
});

/** Changes a page. 409 when `readAt` is given and no longer the last edit. */
export const changePage = async (
  tx: Transaction,
  { id, readAt }: { id: string; readAt?: string | undefined },
  change: PageInput,
  { at, toImageFields }: Context,
): Promise<Edit<Page>> => {
  const stored = await readOrThrow(tx, id, toImageFields);
  if (readAt !== undefined && readAt !== stored.updatedAt) throw editConflict(stored);
  const input = keepStory(change, stored);
  await refuseTakenPage(tx, id, input);
  const updatedAt = nextVersionTime(stored.updatedAt, at);
  await tx
    .update(pages)
    .set({ ...input, updatedAt })
    .where(eq(pages.id, id));
  await replacePagePictures(tx, id, input);
  const value = await readOrThrow(tx, id, toImageFields);
  const addresses = { before: toAddress(stored), after: toAddress(value) };
  const removed = await followAddress(tx, addresses, at);
  const { before, after } = changesBetween(stored, value);
  const event = { subject: toSubject(id, stored), before: { ...before, ...removed }, after };
  return { value, event: { action: "page.changed", ...event }, records: [toChange(stored, value)] };
};

/** Creates a page, once per key. */
const createPage =
  ({ now, toImageFields, editContent }: Deps) =>
  (
    by: Actor,
    input: PageInput,
    keyed: KeyedBody | undefined,
    draft: PublishedDraft = {},
  ): Promise<Page> => {
    const add = (tx: Transaction) => insertPage(tx, input, { at: now(), toImageFields });
    const request = { route: "pages", keyed, at: now() };
    const repeatable = { request, answer: page };
    return editContent(by, `Added the page ${input.title}`, publishing(draft, add), repeatable);
  };

/** 409 when `readAt` is no longer the last edit. */
const updatePage =
  ({ now, toImageFields, editContent }: Deps) =>
  (
    by: Actor,
    id: string,
    { readAt, ...input }: PageChange,
    draft: PublishedDraft = {},
  ): Promise<Page> => {
    const change = (tx: Transaction) =>
      changePage(tx, { id, readAt }, input, { at: now(), toImageFields });
    return editContent(by, `Changed the page ${input.title}`, publishing(draft, change));
  };

/** The pages that the owner writes. 404 for an id that does not exist, 400 for an address that is taken. */
export const createPagesService = (deps: Deps) => ({
  list: async (): Promise<Page[]> => (await deps.content.current()).allPages,
  create: createPage(deps),
  update: updatePage(deps),
  remove: (by: Actor, id: string) =>
    deps.editContent(by, "Deleted a page", async (tx) => {
      const page = await readOrThrow(tx, id, deps.toImageFields);
      const isOfPage = eq(pagePictures.pageId, id);
      const page_pictures = await tx.delete(pagePictures).where(isOfPage).returning();
      const rows = {
        pages: await tx.delete(pages).where(eq(pages.id, id)).returning(),
        page_pictures,
      };
      return toDeletion(
        { action: "page.deleted", subject: toSubject(id, page), before: { slug: page.slug } },
        { kind: "page", recordId: id, name: page.title, rows, path: writtenPagePath(page) },
      );
    }),
});
export type PagesService = ReturnType<typeof createPagesService>;
