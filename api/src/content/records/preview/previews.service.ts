import { eq } from "drizzle-orm";
import { isNewRecord } from "shared/content/published-draft";
import type { PreviewOrder, PreviewPage } from "shared/content/records/preview-orders";
import { getPreviewPart } from "shared/content/records/preview-path";
import type { Preview } from "shared/content/records/previews";
import type { RecordRef } from "shared/content/records/records";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { AppError, notFound } from "#platform/errors.ts";
import { pictures } from "#tables/pictures.ts";
import type { ContentService } from "../../snapshot/content.service.ts";
import type { RecordTypes } from "../types/record-types.ts";

/** Renders the page of a record; `null` if no page shows it. */
export type RenderPreview = (order: Omit<PreviewOrder, "id">) => Promise<PreviewPage | null>;

type Deps = DomainDeps & {
  content: ContentService;
  recordTypes: RecordTypes;
  toImageFields: ToImageFields;
  renderPreview: RenderPreview;
};

const noPreview = () =>
  new AppError("unavailable", "This preview can't be shown right now. Try again in a moment.", {
    headers: { "Retry-After": "5" },
  });

const noPage = () => new AppError("not_found", "No page of the site shows this.");

/** Pages of records that are not public, in the site's design. */
export const createPreviewsService = (deps: Deps) => {
  const { db, log, content, recordTypes, toImageFields, renderPreview } = deps;

  const readLogo = async (read: Reader, id: unknown) => {
    if (typeof id !== "string") return null;
    const [row] = await read.select().from(pictures).where(eq(pictures.id, id));
    return row ? toImageFields(row).image : null;
  };

  const present = async ({ kind, id }: RecordRef, document: unknown) => {
    const presented = await recordTypes[kind].present(db.read, id, document);
    if (presented.kind === "review" && !presented.record.mayBeShown) throw noPage();
    const isBrand = presented.kind === "settings" && presented.section === "brand";
    return { presented, logo: isBrand ? await readLogo(db.read, presented.record.logo) : null };
  };

  const renderOrLog = async (ref: RecordRef, order: Omit<PreviewOrder, "id">) => {
    try {
      return await renderPreview(order);
    } catch (error) {
      log.warn({ event: "preview.failed", ...ref, err: error }, "Preview could not be rendered.");
      throw noPreview();
    }
  };

  /** 400 naming the fields of an invalid document, 404 if no page shows the record, 503 if the page can't be made. */
  const render = async (ref: RecordRef, document: unknown): Promise<PreviewPage> => {
    const [shown, { content: published }] = await Promise.all([
      present(ref, document),
      content.current(),
    ]);
    const page = await renderOrLog(ref, { revision: published.revision, ...shown });
    if (!page) throw noPage();
    return page;
  };

  return {
    render,
    /** 404 for an id of neither a stored nor a new record. */
    renderForEditor: async (ref: RecordRef, document: unknown): Promise<Preview> => {
      const isKnown = isNewRecord(ref.id) || (await recordTypes[ref.kind].read(db.read, ref.id));
      if (!isKnown) throw notFound("Record");
      return { html: (await render(ref, document)).html, part: getPreviewPart(ref) };
    },
  };
};
export type PreviewsService = ReturnType<typeof createPreviewsService>;
