import { and, eq, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { limits } from "shared/limits";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { conversationFiles } from "#tables/conversation-files.ts";

type Templates = SiteSettings["answers"]["templates"];

const mostBytes = limits.conversationFile.bytes;

/** A reply could not take them. */
const refuseLarge = (templates: Templates, files: { id: string; bytes: number }[]) => {
  for (const { name, files: named } of templates) {
    const own = files.filter(({ id }) => named.some(({ _id }) => _id === id));
    if (own.reduce((total, { bytes }) => total + bytes, 0) > mostBytes)
      throw invalidField(
        "value.templates",
        `The files of “${name}” are larger than ${mostBytes / 1_000_000} MB together. Remove one.`,
      );
  }
};

/**
 * Keeps the files of reply templates; those that no template names any more can be removed. 400 for one that is gone, or
 * if those of one template are too large together.
 */
export const keepTemplateFiles = async (tx: Transaction, templates: Templates, at: Date) => {
  const { id, bytes, messageId, proposalId, arriving, inTemplate, uploadedAt } = conversationFiles;
  const ids = [...new Set(templates.flatMap(({ files }) => files.map(({ _id }) => _id)))];
  const isUsable = and(
    ...[inArray(id, ids), eq(arriving, false), isNotNull(uploadedAt)],
    ...[isNull(messageId), isNull(proposalId)],
  );
  const files = await tx.select({ id, bytes }).from(conversationFiles).where(isUsable);
  if (files.length < ids.length)
    throw invalidField(
      "value.templates",
      "A template's file is no longer stored. Attach it again.",
    );
  refuseLarge(templates, files);
  await tx
    .update(conversationFiles)
    .set({ inTemplate: false, uploadedAt: at.toISOString() })
    .where(and(eq(inTemplate, true), notInArray(id, ids)));
  await tx.update(conversationFiles).set({ inTemplate: true }).where(inArray(id, ids));
};
