import { immutable } from "../../lib/cache-control.ts";
import { mediaTypeOf } from "../../lib/media-type.ts";
import type { S3Settings } from "./s3-client.ts";
import { createS3Client, type S3Options } from "./s3-client.ts";
import { parseListing } from "./s3-listing.ts";
import type { Storage } from "./storage.ts";

export const createS3Storage = (settings: S3Settings, options: S3Options = {}): Storage => {
  const client = createS3Client(settings, options);

  const readPage = async (token: string | undefined) => {
    const { bytes } = await client.send({
      method: "GET",
      query: { "list-type": "2", ...(token && { "continuation-token": token }) },
    });
    return parseListing(Buffer.from(bytes).toString());
  };

  return {
    put: async (file, bytes) => {
      await client.send({
        method: "PUT",
        key: file,
        body: new Uint8Array(bytes),
        headers: { "Content-Type": mediaTypeOf(file), "Cache-Control": immutable },
      });
    },

    get: async (file) => {
      const { status, bytes } = await client.send({ method: "GET", key: file });
      return status === 404 ? undefined : bytes;
    },

    remove: async (file) => {
      await client.send({ method: "DELETE", key: file });
    },

    async *list() {
      let token: string | undefined;
      do {
        const page = await readPage(token);
        yield* page.keys;
        token = page.next;
      } while (token);
    },
  };
};
