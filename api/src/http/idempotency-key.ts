import { createHash } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { invalidField } from "#platform/errors.ts";

const uuid = z.guid();

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("base64url");

/** With hashes in place of files. */
const withoutFiles = async (value: unknown): Promise<unknown> => {
  if (value instanceof Blob) return sha256(await value.bytes());
  if (Array.isArray(value)) return Promise.all(value.map(withoutFiles));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([name, part]) => [
    name,
    await withoutFiles(part),
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

/** The `Idempotency-Key` header, in lower case; absent is fine, anything but a UUID is a 400. */
export const parseIdempotencyKey = (c: Context) => {
  const header = c.req.header("Idempotency-Key");
  if (header === undefined) return undefined;
  const result = uuid.safeParse(header.trim());
  if (result.success) return result.data.toLowerCase();
  throw invalidField("Idempotency-Key", "Idempotency-Key must be a UUID.");
};

/** Hashes a body without files. */
export const hashBody = (body: object) => sha256(JSON.stringify(body));

/** The key of a request with the hash of its `body`: what its sender means, in whatever order of fields. */
export const readIdempotencyKey = async (
  c: Context,
  body: object,
): Promise<KeyedBody | undefined> => {
  const key = parseIdempotencyKey(c);
  if (key === undefined) return undefined;
  return { key, bodyHash: sha256(JSON.stringify(await withoutFiles(body))) };
};
