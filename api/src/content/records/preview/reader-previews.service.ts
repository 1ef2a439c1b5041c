import { and, eq } from "drizzle-orm";
import type { PreviewPage } from "shared/content/records/preview-orders";
import { toPreviewPath } from "shared/content/records/preview-path";
import type { RecordRef } from "shared/content/records/records";
import { limits } from "shared/limits";
import type { Reader } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { AppError } from "#platform/errors.ts";
import type { SignedTokens } from "#platform/signed-tokens.ts";
import { drafts, previewLinks, previewNotes, trash } from "#tables/records.ts";
import type { ContentService } from "../../snapshot/content.service.ts";
import type { RecordTypes } from "../types/record-types.ts";
import type { PreviewsService } from "./previews.service.ts";

type Read = Pick<Reader, "select">;

/**
 * The page of a link. `gone`: the draft was published or discarded; `path` is the public page, or `null`.
 * `broken`: the draft is incomplete, or its page can't be made.
 */
export type ReaderPreview =
  | { state: "missing" }
  | { state: "gone"; path: string | null }
  | { state: "broken" }
  | { state: "shown"; page: PreviewPage; updatedAt: string };

type Deps = Pick<DomainDeps, "db" | "now"> & {
  content: ContentService;
  recordTypes: RecordTypes;
  tokens: SignedTokens;
  previews: Pick<PreviewsService, "render">;
};

type Note = { text: string | null; name: string | null };

/** One read, whatever is wrong with the link. */
const selectLink = async (read: Read, id: string) => {
  const [row] = await read
    .select({ link: previewLinks, draft: drafts, trashId: trash.id })
    .from(previewLinks)
    .leftJoin(
      drafts,
      and(eq(drafts.kind, previewLinks.kind), eq(drafts.recordId, previewLinks.recordId)),
    )
    .leftJoin(
      trash,
      and(eq(trash.kind, previewLinks.kind), eq(trash.recordId, previewLinks.recordId)),
    )
    .where(eq(previewLinks.id, id));
  return row;
};

/** Pages of preview links, for readers who are not signed in. */
export const createReaderPreviewsService = (deps: Deps) => {
  const { db, now, content, recordTypes, tokens, previews } = deps;

  /** `undefined` for a link that is unknown, altered, ended or expired, and for a record in the trash. */
  const findLink = async (read: Read, token: string) => {
    const { id, isSigned } = tokens.read(token);
    const row = await selectLink(read, id);
    const isOpen = row?.link.endedAt === null && row.link.expiresAt > now().toISOString();
    return isSigned && isOpen && row.trashId === null ? row : undefined;
  };

  const findPublicPath = async ({ kind, id }: RecordRef) => {
    const { content: published } = await content.current();
    const stored = await recordTypes[kind].read(db.read, id);
    if (!stored) return null;
    const presented = await recordTypes[kind].present(db.read, id, stored.document);
    const isHidden = "isShown" in presented.record && presented.record.isShown === false;
    return isHidden ? null : (toPreviewPath(presented, published) ?? null);
  };

  const show = async (
    ref: RecordRef,
    draft: typeof drafts.$inferSelect,
  ): Promise<ReaderPreview> => {
    if (draft.document === null) return { state: "broken" };
    try {
      const page = await previews.render(ref, draft.document);
      return { state: "shown", page, updatedAt: draft.updatedAt };
    } catch (error) {
      if (error instanceof AppError) return { state: "broken" };
      throw error;
    }
  };

  return {
    read: async (token: string): Promise<ReaderPreview> => {
      const row = await findLink(db.read, token);
      if (!row) return { state: "missing" };
      const ref = { kind: row.link.kind, id: row.link.recordId };
      if (!row.draft) return { state: "gone", path: await findPublicPath(ref) };
      return show(ref, row.draft);
    },

    /** Stores a reader's answer; `text` is `null` for “Looks good”. `full`: the link takes no more. */
    answer: (token: string, { text, name }: Note): Promise<"stored" | "missing" | "full"> =>
      db.write(async (tx) => {
        const row = await findLink(tx, token);
        if (!row) return "missing";
        const linkId = row.link.id;
        if ((await tx.$count(previewNotes, eq(previewNotes.linkId, linkId))) >= limits.previewNotes)
          return "full";
        const createdAt = now().toISOString();
        await tx
          .insert(previewNotes)
          .values({ id: newId(), linkId, text, name, createdAt, readAt: null });
        return "stored";
      }),
  };
};
export type ReaderPreviewsService = ReturnType<typeof createReaderPreviewsService>;
