import { eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { guestMailFiles } from "#db/schema/desk/guest-mails.ts";
import { readSlices } from "../../conversations/mails/store-files.ts";
import { notFound } from "../../lib/errors.ts";

type Deps = { db: { read: Reader } };

export const createGuestMailsService = ({ db: { read } }: Deps) => ({
  /** A file that came with a mail, under the name that its sender gave it. 404 if there is none. */
  openFile: async (id: string) => {
    const [file] = await read.select().from(guestMailFiles).where(eq(guestMailFiles.id, id));
    if (!file || file.arriving) throw notFound("File");
    return { name: file.name, slices: readSlices(read, id) };
  },
});
export type GuestMailsService = ReturnType<typeof createGuestMailsService>;
