import { eq, inArray } from "drizzle-orm";
import { listPagePictures, pageInput } from "shared/content/pages/pages";
import { toPageDocument } from "shared/content/records/records";
import { shownPictureColumns } from "#media/images/picture-urls.ts";
import { parseInput } from "#platform/parse-input.ts";
import { pages } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { changePage, insertPage, keepStory } from "../../pages/pages.service.ts";
import { readPage } from "../../snapshot/content.service.ts";
import { toPage } from "../../snapshot/to-page.ts";
import type { RecordType, RecordTypeDeps } from "./record-type.ts";

export const createPageType = ({ toImageFields, now }: RecordTypeDeps): RecordType => ({
  parse: (_id, document) => parseInput(pageInput, document),

  read: async (tx, id) => {
    const page = await readPage(tx, id, toImageFields);
    return page && { name: page.title, document: toPageDocument(page), version: page.updatedAt };
  },

  present: async (tx, id, document) => {
    const [row] = await tx.select().from(pages).where(eq(pages.id, id));
    const input = keepStory(parseInput(pageInput, document), row);
    const shown = await tx
      .select(shownPictureColumns)
      .from(pictures)
      .where(inArray(pictures.id, listPagePictures(input)));
    const at = now().toISOString();
    const stored = row ?? { id, createdAt: at, updatedAt: at };
    const pictureRows = shown.map((picture) => ({ pageId: id, picture }));
    return { kind: "page", record: toPage({ ...stored, ...input }, pictureRows, toImageFields) };
  },

  publish: (tx, id, { document, readAt }) => {
    const input = parseInput(pageInput, document);
    const context = { at: now(), toImageFields };
    return readAt === null
      ? insertPage(tx, input, context)
      : changePage(tx, { id, readAt }, input, context);
  },
});
