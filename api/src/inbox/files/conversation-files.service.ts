import { and, eq, inArray } from "drizzle-orm";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import type { OpenFiles } from "#mail/attachments.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { conflict, invalidField, notFound } from "#platform/errors.ts";
import { conversationFileSlices, conversationFiles } from "#tables/conversation-files.ts";
import { toFileName } from "../mailbox/parsing/name-file.ts";
import { checkFile, type FileType } from "./check-file.ts";
import { getEnding } from "./file-endings.ts";
import { removeWholeFiles, whereUnused } from "./remove-files.ts";
import { cutIntoSlices, readSlice, readSlices, slicesAtOnce } from "./slices.ts";

const { id, arriving } = conversationFiles;

/** Reads stored files for mails, in the order of their ids; those that are gone are missing. */
export const createFileOpener =
  (read: Reader): OpenFiles =>
  async (ids) => {
    const rows = await read
      .select()
      .from(conversationFiles)
      .where(and(inArray(id, ids), eq(arriving, false)));
    return ids.flatMap((wanted) => {
      const file = rows.find((row) => row.id === wanted);
      if (!file) return [];
      const { name, type, bytes } = file;
      return { name, type, bytes, read: () => readSlices(read, wanted) };
    });
  };

const withEnding = (name: string, { ending }: FileType) =>
  ending && getEnding(name) === "" ? `${name}.${ending}` : name;

type Deps = { db: Database; now: () => Date };

export const createConversationFilesService = ({ db, now }: Deps) => {
  const { read } = db;

  /** Stores a stream in small steps, so that other writes need not wait for all of it. Returns the number of bytes. */
  const store = async (fileId: string, stream: AsyncIterable<Uint8Array>) => {
    let bytes = 0;
    let position = 0;
    let waiting: (typeof conversationFileSlices.$inferInsert)[] = [];
    const flush = async () => {
      const slices = waiting;
      waiting = [];
      if (slices.length > 0)
        await db.write((tx) => tx.insert(conversationFileSlices).values(slices));
    };
    for await (const slice of cutIntoSlices(stream)) {
      waiting.push({ fileId, position, bytes: slice });
      bytes += slice.length;
      position += 1;
      if (waiting.length === slicesAtOnce) await flush();
    }
    await flush();
    return bytes;
  };

  return {
    /** 400 with what to do instead for a file that mail services reject. */
    upload: async (
      stream: AsyncIterable<Uint8Array>,
      typedName: string,
    ): Promise<ConversationFile> => {
      const _id = newId();
      const name = toFileName(typedName) || "File";
      const uploadedAt = now().toISOString();
      const row = { id: _id, name, bytes: 0, arriving: true, uploadedAt };
      await db.write((tx) => tx.insert(conversationFiles).values(row));
      try {
        const bytes = await store(_id, stream);
        if (bytes === 0) throw invalidField("file", `“${name}” is empty.`);
        const readAt = (position: number) => readSlice(read, _id, position);
        const checked = await checkFile({ name, bytes, readSlice: readAt });
        const file = { name: withEnding(name, checked), type: checked.type, bytes };
        await db.write((tx) =>
          tx
            .update(conversationFiles)
            .set({ ...file, arriving: false })
            .where(eq(id, _id)),
        );
        return { _id, ...file };
      } catch (error) {
        await removeWholeFiles(db, eq(id, _id));
        throw error;
      }
    },

    /** A file of the team or of a guest's mail. 404 if there is none. */
    open: async (fileId: string) => {
      const [file] = await read.select().from(conversationFiles).where(eq(id, fileId));
      if (!file || file.arriving) throw notFound("File");
      return { name: file.name, slices: readSlices(read, fileId) };
    },

    /** 409 for a file that something uses. */
    remove: async (fileId: string) => {
      const removed = await removeWholeFiles(db, and(eq(id, fileId), whereUnused));
      if (removed > 0) return;
      if ((await read.$count(conversationFiles, eq(id, fileId))) === 0) throw notFound("File");
      throw conflict("This file is part of a message, a proposal or a template.");
    },
  };
};
export type ConversationFilesService = ReturnType<typeof createConversationFilesService>;
