import { createHash } from "node:crypto";

/** A JSON body that was made ready once, to be sent many times. */
export type PreparedJson = { body: string; etag: string };

export const prepareJson = (value: unknown): PreparedJson => {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` };
};
