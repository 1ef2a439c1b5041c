import type { Context } from "hono";
import type { PreparedJson } from "../lib/prepared-json.ts";

const matchesEtag = (header: string | undefined, etag: string) =>
  header
    ?.split(",")
    .some((item) => item.trim().replace(/^W\//, "") === etag || item.trim() === "*");

/** Sends prepared JSON with its `ETag`, or `304` to a client that has it. */
export const sendJson = (c: Context, { body, etag }: PreparedJson) => {
  const headers = { ETag: etag, "Cache-Control": "no-cache" };
  if (matchesEtag(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, "Content-Type": "application/json" });
};
