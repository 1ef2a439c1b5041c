import { and, eq, inArray } from "drizzle-orm";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import type { Reader } from "#platform/db/client.ts";
import { conversationFiles } from "#tables/conversation-files.ts";

const { id, proposalId, name, type, bytes, arriving } = conversationFiles;

/** The stored files of proposals, by proposal. */
export const readProposalFiles = async (
  read: Pick<Reader, "select">,
  proposalIds: string[],
): Promise<Map<string, ConversationFile[]>> => {
  const rows = await read
    .select({ proposal: proposalId, file: { _id: id, name, type, bytes } })
    .from(conversationFiles)
    .where(and(inArray(proposalId, proposalIds), eq(arriving, false)));
  const files = new Map<string, ConversationFile[]>();
  for (const { proposal, file } of rows)
    if (proposal !== null) files.set(proposal, [...(files.get(proposal) ?? []), file]);
  return files;
};

/** In the order in which the content names them. */
export const pickFiles = (files: readonly ConversationFile[], ids: readonly string[]) =>
  ids.flatMap((wanted) => files.find(({ _id }) => _id === wanted) ?? []);
