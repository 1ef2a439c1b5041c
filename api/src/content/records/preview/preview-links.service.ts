import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from "drizzle-orm";
import type { User } from "shared/accounts/users";
import { getPreviewPart } from "shared/content/records/preview-path";
import {
  type PreviewLink,
  type PreviewNote,
  previewLinkDays,
} from "shared/content/records/previews";
import type { RecordRef } from "shared/content/records/records";
import { limits } from "shared/limits";
import { guestPaths } from "shared/paths";
import { addEntry } from "#audit/add-entries.ts";
import type { AuditEvent } from "#audit/audit-event.ts";
import type { Actor } from "#platform/actor.ts";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import { newId } from "#platform/db/new-id.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { AppError, conflict, notFound } from "#platform/errors.ts";
import type { SignedTokens } from "#platform/signed-tokens.ts";
import { ofRecord } from "#publishing/of-record.ts";
import { users } from "#tables/accounts.ts";
import { previewLinks, previewNotes } from "#tables/records.ts";
import { selectDraft } from "../draft-rows.ts";
import { type RecordEditor, requireRecordAccess } from "../require-record-access.ts";

type Deps = Pick<DomainDeps, "db" | "now"> & { tokens: SignedTokens; publicUrl: string };

type LinkRow = typeof previewLinks.$inferSelect;

const dayMilliseconds = 86_400_000;

const toNote = ({ id, text, name, createdAt, readAt }: typeof previewNotes.$inferSelect) =>
  ({ _id: id, text, name, createdAt, isNew: readAt === null }) satisfies PreviewNote;

/** The list of questions has no subject, and a review's name is a guest's. */
const toSubject = ({ kind, id }: RecordRef, name: string): Pick<AuditEvent, "subject"> => {
  if (kind === "questions") return {};
  return { subject: kind === "review" ? { kind, id } : { kind, id, name } };
};

const noChanges = () =>
  new AppError("not_found", "There are no unpublished changes to show. Change something first.");

/**
 * Links that show a draft without signing in, and the notes of their readers. 404 for an id that does not exist, 403 for
 * settings without access to everything.
 */
export const createPreviewLinksService = ({ db, now, tokens, publicUrl }: Deps) => {
  const toUrl = ({ id, kind, recordId }: LinkRow) => {
    const part = getPreviewPart({ kind, id: recordId });
    const path = `${guestPaths.preview}${tokens.write(id)}`;
    return publicUrl + (part ? `${path}#${part}` : path);
  };

  const toLink = (row: LinkRow, author: string | null, notes: PreviewNote[]): PreviewLink => {
    const { id, createdAt, expiresAt, endedAt } = row;
    return { _id: id, url: toUrl(row), author, createdAt, expiresAt, endedAt, notes };
  };

  const findOrThrow = async (tx: Transaction, editor: RecordEditor, id: string) => {
    const [link] = await tx.select().from(previewLinks).where(eq(previewLinks.id, id));
    if (!link) throw notFound("Preview link");
    requireRecordAccess(editor, link);
    return link;
  };

  const refuseTooMany = async (tx: Transaction, ref: RecordRef, at: Date) => {
    const { endedAt, expiresAt } = previewLinks;
    const whereOpen = and(isNull(endedAt), gt(expiresAt, at.toISOString()));
    const open = await tx.$count(previewLinks, and(ofRecord(previewLinks, ref), whereOpen));
    if (open >= limits.previewLinks)
      throw conflict(`There are already ${limits.previewLinks} open links. End one of them first.`);
  };

  return {
    /** Newest first. */
    list: async (ref: RecordRef): Promise<PreviewLink[]> => {
      const { read } = db;
      const rows = await read
        .select({ link: previewLinks, author: users.username })
        .from(previewLinks)
        .leftJoin(users, eq(users.id, previewLinks.authorId))
        .where(ofRecord(previewLinks, ref))
        .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id))
        .limit(limits.listItems);
      const ids = rows.map(({ link }) => link.id);
      const notes = await read
        .select()
        .from(previewNotes)
        .where(inArray(previewNotes.linkId, ids))
        .orderBy(asc(previewNotes.createdAt), asc(previewNotes.id));
      const byLink = Map.groupBy(notes, ({ linkId }) => linkId);
      return rows.map(({ link, author }) =>
        toLink(link, author, (byLink.get(link.id) ?? []).map(toNote)),
      );
    },

    /** 404 without a draft, 409 when too many links are open. */
    create: (
      by: Actor,
      user: Pick<User, "_id" | "username">,
      ref: RecordRef,
    ): Promise<PreviewLink> =>
      db.write(async (tx) => {
        const row = await selectDraft(tx, ref);
        if (!row) throw noChanges();
        const at = now();
        await refuseTooMany(tx, ref, at);
        const expiresAt = new Date(at.getTime() + previewLinkDays * dayMilliseconds).toISOString();
        const link: LinkRow = {
          id: newId(),
          kind: ref.kind,
          recordId: ref.id,
          authorId: user._id,
          createdAt: at.toISOString(),
          expiresAt,
          endedAt: null,
        };
        await tx.insert(previewLinks).values(link);
        await addEntry(tx, {
          action: "preview_link.created",
          ...toSubject(ref, row.draft.name),
          ...{ by, at, after: { expiresAt } },
        });
        return toLink(link, user.username, []);
      }),

    /** Its page is missing from then on; its notes stay. Ending it again changes nothing. */
    end: (by: Actor, editor: RecordEditor, id: string): Promise<void> =>
      db.write(async (tx) => {
        const link = await findOrThrow(tx, editor, id);
        if (link.endedAt) return;
        const at = now();
        await tx
          .update(previewLinks)
          .set({ endedAt: at.toISOString() })
          .where(eq(previewLinks.id, id));
        const ref = { kind: link.kind, id: link.recordId };
        const subject = toSubject(ref, (await selectDraft(tx, ref))?.draft.name ?? "");
        await addEntry(tx, { action: "preview_link.ended", ...subject, by, at });
      }),

    markRead: (editor: RecordEditor, id: string): Promise<void> =>
      db.write(async (tx) => {
        await findOrThrow(tx, editor, id);
        await tx
          .update(previewNotes)
          .set({ readAt: now().toISOString() })
          .where(and(eq(previewNotes.linkId, id), isNull(previewNotes.readAt)));
      }),

    /** Deletes links that expired or ended 30 days ago, with their notes. */
    removeOld: async (signal: AbortSignal) => {
      const before = daysBefore(now(), limits.previewLinkDays);
      const isOld = or(lt(previewLinks.expiresAt, before), lt(previewLinks.endedAt, before));
      const removeBatch = (tx: Transaction) => {
        const { id } = previewLinks;
        const batch = tx.select({ id }).from(previewLinks).where(isOld).limit(batchSize);
        return tx.delete(previewLinks).where(inArray(id, batch)).returning({ id });
      };
      const removed = await changeInBatches(db, removeBatch, signal);
      // Notes name people.
      if (removed > 0) await db.truncateWal();
      return { removed };
    },

    deleteNote: (editor: RecordEditor, id: string): Promise<void> =>
      db.write(async (tx) => {
        const [note] = await tx
          .delete(previewNotes)
          .where(eq(previewNotes.id, id))
          .returning({ linkId: previewNotes.linkId });
        if (!note) throw notFound("Note");
        await findOrThrow(tx, editor, note.linkId);
      }),
  };
};
export type PreviewLinksService = ReturnType<typeof createPreviewLinksService>;
