import type { Context } from "hono";
import { acceptsEncoding, type Encoding } from "#platform/web/content-encoding.ts";
import type { PreparedJson } from "#platform/web/prepared-json.ts";

const encodings: Encoding[] = ["br", "gzip"];

const toTag = (etag: string, encoding: Encoding | undefined) =>
  encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;

/** The tag of any encoding matches: the content is the same. */
const matchesEtag = (header: string, etag: string) => {
  const tags = ["*", ...[undefined, ...encodings].map((encoding) => toTag(etag, encoding))];
  return header.split(",").some((item) => tags.includes(item.trim().replace(/^W\//, "")));
};

/** Sends a prepared answer with its `ETag`, compressed for clients that take it, or `304` to one that has it. */
export const sendJson = async (
  c: Context,
  { body, etag, encode }: PreparedJson,
  contentType = "application/json",
) => {
  const accepted = c.req.header("Accept-Encoding") ?? "";
  const encoding = encodings.find((candidate) => acceptsEncoding(accepted, candidate));
  const encoded = encoding && encode(encoding);
  const headers = {
    ETag: toTag(etag, encoded && encoding),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding",
  };
  const known = c.req.header("If-None-Match");
  if (known && matchesEtag(known, etag)) return c.body(null, 304, headers);
  return c.body(encoded ? await encoded : body, 200, {
    ...headers,
    "Content-Type": contentType,
    ...(encoded && { "Content-Encoding": encoding }),
  });
};
