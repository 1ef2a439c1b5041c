import { eq } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { notFound } from "#platform/errors.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { readSlices } from "../messages/mails/store-files.ts";

type Deps = { db: { read: Reader } };

export const createGuestMailsService = ({ db: { read } }: Deps) => ({
  /** A file that came with a mail, under the name that its sender gave it. 404 if there is none. */
  openFile: async (id: string) => {
    const [file] = await read.select().from(conversationFiles).where(eq(conversationFiles.id, id));
    if (!file || file.arriving) throw notFound("File");
    return { name: file.name, slices: readSlices(read, id) };
  },
});
export type GuestMailsService = ReturnType<typeof createGuestMailsService>;
