import { createHash } from "node:crypto";

export type PreparedJson = { body: Uint8Array<ArrayBuffer>; etag: string };

export const prepareJson = (value: unknown): PreparedJson => {
  const body = new TextEncoder().encode(JSON.stringify(value));
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
};
