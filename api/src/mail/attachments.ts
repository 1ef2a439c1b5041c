import { Readable } from "node:stream";
import type { MailBrand } from "./layout/mail-brand.ts";
import { logoId } from "./mail-ids.ts";

/** A stored file; `read` begins at its start each time. */
type StoredFile = {
  name: string;
  type: string;
  bytes: number;
  read: () => AsyncGenerator<Uint8Array, void>;
};

/** Opens files by id; those that are gone are missing. */
export type OpenFiles = (ids: string[]) => Promise<StoredFile[]>;

/** A mail must not go without the files that its text speaks of. */
export class MissingFileError extends Error {
  override name = "MissingFileError";
}

/** The logo goes along: many programs show no picture that they would have to fetch. */
export const attachLogo = ({ logo }: MailBrand) =>
  logo
    ? [
        {
          filename: "logo.png",
          contentType: "image/png",
          contentDisposition: "inline" as const,
          cid: logoId,
          content: Buffer.from(logo.bytes),
        },
      ]
    : [];

/** The attachments as nodemailer takes them: each is read while it is sent. */
export const openAttachments = async (openFiles: OpenFiles, ids: string[] | null) => {
  const files = ids && ids.length > 0 ? await openFiles(ids) : [];
  if (files.length < (ids?.length ?? 0)) throw new MissingFileError("An attached file was removed");
  return {
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    attachments: files.map(({ name, type, read }) => ({
      filename: name,
      contentType: type,
      content: Readable.from(read(), { objectMode: false }),
    })),
  };
};
