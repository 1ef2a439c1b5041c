import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { limits } from "shared/limits";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { invalidField } from "#platform/errors.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { messages } from "#tables/messages.ts";
import { type ProposalRow, proposals, proposalVersions } from "#tables/proposals.ts";
import { ofMessages } from "./remove-files.ts";

type FileRow = typeof conversationFiles.$inferSelect;

const { bytes: mostBytes, conversationBytes } = limits.conversationFile;
const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** In the order of their ids. 400 if one is gone. */
const readUploaded = async (tx: Transaction, ids: string[]) => {
  const { id, arriving, uploadedAt } = conversationFiles;
  const rows = await tx
    .select()
    .from(conversationFiles)
    .where(and(inArray(id, ids), eq(arriving, false), isNotNull(uploadedAt)));
  return ids.map((wanted) => {
    const row = rows.find((file) => file.id === wanted);
    if (!row) throw invalidField("files", "A file is no longer stored. Attach it again.");
    return row;
  });
};

const countBytes = (files: Pick<FileRow, "bytes">[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);

/** The bytes of the files that the team sent in a conversation or keeps in its proposals. */
const countTeamBytes = async (tx: Transaction, conversationId: string) => {
  const { bytes, proposalId, uploadedAt } = conversationFiles;
  const ownProposals = tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(eq(proposals.conversationId, conversationId));
  const isOfConversation = or(
    ofMessages(eq(messages.conversationId, conversationId)),
    inArray(proposalId, ownProposals),
  );
  const [row] = await tx
    .select({ total: sql<number>`coalesce(sum(${bytes}), 0)` })
    .from(conversationFiles)
    .where(and(isOfConversation, isNotNull(uploadedAt)));
  return row?.total ?? 0;
};

const tooMuchForConversation = () =>
  invalidField(
    "files",
    `The files of this conversation would exceed ${inMegabytes(conversationBytes)}. Send a link instead.`,
  );

const isUnused = ({ messageId, proposalId, inTemplate }: FileRow) =>
  messageId === null && proposalId === null && !inTemplate;

const copyFile = async (tx: Transaction, file: FileRow, at: Date) => {
  const { seq: _seq, ...row } = file;
  const id = newId();
  await tx.insert(conversationFiles).values({
    ...{ ...row, id, uploadedAt: at.toISOString() },
    ...{ messageId: null, proposalId: null, inTemplate: false },
  });
  const { fileId, position, bytes } = conversationFileSlices;
  await tx.run(
    sql`INSERT INTO ${conversationFileSlices} (file_id, position, bytes) SELECT ${id}, ${position}, ${bytes} FROM ${conversationFileSlices} WHERE ${fileId} = ${file.id}`,
  );
  return id;
};

/** Copies the files that something else uses. Returns the ids of files that nothing else uses. */
const copyUsed = async (
  tx: Transaction,
  files: FileRow[],
  isFree: (file: FileRow) => boolean,
  at: Date,
) => {
  const ids: string[] = [];
  for (const file of files) ids.push(isFree(file) ? file.id : await copyFile(tx, file, at));
  return ids;
};

type Owner = Pick<ProposalRow, "id" | "conversationId">;

/**
 * Keeps uploaded files with a proposal: files of templates, messages and other proposals are copied. Returns the ids to
 * store. 400 if one is gone or they are too large together.
 */
export const keepProposalFiles = async (
  tx: Transaction,
  { id: proposalId }: Owner,
  ids: string[],
  at: Date,
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const files = await readUploaded(tx, [...new Set(ids)]);
  if (countBytes(files) > mostBytes)
    throw invalidField(
      "files",
      `The files are larger than ${inMegabytes(mostBytes)} together. Remove one.`,
    );
  const isFree = (file: FileRow) => isUnused(file) || file.proposalId === proposalId;
  const kept = await copyUsed(tx, files, isFree, at);
  await tx.update(conversationFiles).set({ proposalId }).where(inArray(conversationFiles.id, kept));
  return kept;
};

/** 400 if the team's files in the conversation of a proposal are too large. */
export const refuseFullConversation = async (tx: Transaction, { conversationId }: Owner) => {
  if ((await countTeamBytes(tx, conversationId)) > conversationBytes)
    throw tooMuchForConversation();
};

/** The files that no version of a proposal names are as if they were uploaded now. */
export const releaseProposalFiles = async (tx: Transaction, { id }: Owner, at: Date) => {
  const named = sql`SELECT file.value FROM ${proposalVersions}, json_each(${proposalVersions.content}, '$.files') AS file WHERE ${proposalVersions.proposalId} = ${id}`;
  await tx
    .update(conversationFiles)
    .set({ proposalId: null, uploadedAt: at.toISOString() })
    .where(
      and(eq(conversationFiles.proposalId, id), sql`${conversationFiles.id} NOT IN (${named})`),
    );
};

/**
 * Makes uploaded files ready for one message: files of templates and proposals are copied. Returns the ids to attach.
 * 400 if one is gone, or if they are too large together or for their conversation.
 */
export const takeFiles = async (
  tx: Transaction,
  conversationId: string,
  ids: string[],
  at: Date,
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const files = await readUploaded(tx, [...new Set(ids)]);
  const bytes = countBytes(files);
  if (bytes > mostBytes)
    throw invalidField(
      "files",
      `The files are larger than ${inMegabytes(mostBytes)} together. Remove one, or send a second reply.`,
    );
  if (bytes + (await countTeamBytes(tx, conversationId)) > conversationBytes)
    throw tooMuchForConversation();
  return copyUsed(tx, files, isUnused, at);
};

/** The files go wherever the message goes from now on. */
export const attachFiles = async (tx: Transaction, ids: string[], messageId: string) => {
  if (ids.length === 0) return;
  const isAttached = inArray(conversationFiles.id, ids);
  await tx.update(conversationFiles).set({ messageId }).where(isAttached);
};

/** The files of a message are as if they were uploaded now. */
export const detachFiles = async (
  tx: Transaction,
  messageId: string,
  at: Date,
): Promise<ConversationFile[]> => {
  const { id: _id, name, type, bytes } = conversationFiles;
  return tx
    .update(conversationFiles)
    .set({ messageId: null, uploadedAt: at.toISOString() })
    .where(eq(conversationFiles.messageId, messageId))
    .returning({ _id, name, type, bytes });
};
