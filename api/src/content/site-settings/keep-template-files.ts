import { and, eq, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { conversationFiles } from "#tables/conversation-files.ts";

/** Keeps the files of reply templates; those that no template names any more can be removed. 400 for one that is gone. */
export const keepTemplateFiles = async (
  tx: Transaction,
  templates: SiteSettings["answers"]["templates"],
  at: Date,
) => {
  const { id, messageId, proposalId, arriving, inTemplate, uploadedAt } = conversationFiles;
  const ids = [...new Set(templates.flatMap(({ files }) => files.map(({ _id }) => _id)))];
  const isUsable = and(
    ...[inArray(id, ids), eq(arriving, false), isNotNull(uploadedAt)],
    ...[isNull(messageId), isNull(proposalId)],
  );
  if ((await tx.$count(conversationFiles, isUsable)) < ids.length)
    throw invalidField(
      "value.templates",
      "A template's file is no longer stored. Attach it again.",
    );
  await tx
    .update(conversationFiles)
    .set({ inTemplate: false, uploadedAt: at.toISOString() })
    .where(and(eq(inTemplate, true), notInArray(id, ids)));
  await tx.update(conversationFiles).set({ inTemplate: true }).where(inArray(id, ids));
};
