import { immutable } from "#platform/web/cache-control.ts";
import { getMediaType } from "#platform/web/media-type.ts";
import type { S3Settings } from "./s3-client.ts";
import { createS3Client, type S3Options } from "./s3-client.ts";
import { parseListing } from "./s3-listing.ts";
import type { Storage } from "./storage.ts";

type Options = S3Options & {
  /** Prefix of all names in the bucket, such as `masters/`. */
  prefix?: string;
};

/** Files whose names go on with a folder after the prefix are not its own. */
export const createS3Storage = (
  settings: S3Settings,
  { prefix = "", ...options }: Options = {},
): Storage => {
  const client = createS3Client(settings, options);

  const readPage = async (token: string | undefined) => {
    const { bytes } = await client.send({
      method: "GET",
      query: {
        "list-type": "2",
        delimiter: "/",
        ...(prefix && { prefix }),
        ...(token && { "continuation-token": token }),
      },
    });
    return parseListing(Buffer.from(bytes).toString());
  };

  return {
    put: async (file, bytes) => {
      await client.send({
        method: "PUT",
        key: prefix + file,
        body: new Uint8Array(bytes),
        headers: { "Content-Type": getMediaType(file), "Cache-Control": immutable },
      });
    },

    get: async (file) => {
      const { status, bytes } = await client.send({ method: "GET", key: prefix + file });
      return status === 404 ? undefined : bytes;
    },

    remove: async (file) => {
      await client.send({ method: "DELETE", key: prefix + file });
    },

    async *list() {
      let token: string | undefined;
      do {
        const page = await readPage(token);
        yield* page.keys.map((key) => key.slice(prefix.length));
        token = page.next;
      } while (token);
    },
  };
};
