import { zValidator } from "@hono/zod-validator";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { resolver, uniqueSymbol } from "hono-openapi";
import type { FieldIssue } from "shared/errors";
import { limits } from "shared/limits";
import { withTypedLineBreaks } from "shared/text";
import type { z } from "zod";
import { tooLarge, unsupportedMediaType, validationFailed } from "../errors.ts";
import { createWeightedSemaphore } from "../lib/weighted-semaphore.ts";

type BodyTarget = "json" | "form";
type Outcome = { success: true } | { success: false; error: z.core.$ZodError };

const formType = "application/x-www-form-urlencoded";

/** The first issue of each field: one wrong text can break several rules at once. */
const issuesOf = ({ issues }: z.core.$ZodError) => {
  const byPath = new Map<string, FieldIssue>();
  for (const { path: keys, message } of issues) {
    const path = keys.join(".");
    if (!byPath.has(path)) byPath.set(path, { path, message });
  }
  return [...byPath.values()];
};

const refuseInvalid = (result: Outcome) => {
  if (!result.success) throw validationFailed(issuesOf(result.error));
};

const mediaTypeOf = (c: Context) =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

const requireMediaType = (c: Context, ...allowed: string[]) => {
  if (allowed.includes(mediaTypeOf(c))) return;
  throw unsupportedMediaType(`Send this as ${allowed.join(" or ")}.`);
};

/**
 * Refuses larger bodies: by the size that is announced, which Node's parser holds senders to, else by
 * the bytes as they arrive. For the former Hono's own limit would make a stream of each body.
 */
const limitBody = (maxSize: number): MiddlewareHandler => {
  const refuse = () => {
    throw tooLarge(`This is larger than ${Math.round(maxSize / 1_024)} KiB.`);
  };
  const limitStream = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    const announced = c.req.header("Content-Length") ?? "";
    const isAnnounced = /^\d+$/.test(announced) && !c.req.header("Transfer-Encoding");
    if (!isAnnounced) return limitStream(c, next);
    return Number(announced) > maxSize ? refuse() : next();
  };
};

/** Lets the OpenAPI document know what the validator accepts. */
const document = (target: BodyTarget | "query", schema: z.ZodType) => ({
  [uniqueSymbol]: { target, ...resolver(schema), options: undefined },
});

/** A JSON body of at most 64 KiB; `c.req.valid("json")`. */
export const validateJson = <Schema extends z.ZodType>(schema: Schema) => {
  const validate = zValidator("json", schema, refuseInvalid);
  const limit = limitBody(limits.jsonBytes);
  const handler: typeof validate = async (c, next) => {
    requireMediaType(c, "application/json");
    await limit(c, async () => {
      await validate(c, next);
    });
  };
  return Object.assign(handler, document("json", schema));
};

const asTyped = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? withTypedLineBreaks(value) : value,
    ]),
  );

/** The same fields as JSON or as a plain HTML form; both end in `c.req.valid("json")`. */
export const validateJsonOrForm = <Schema extends z.ZodType>(schema: Schema) => {
  const validate = zValidator("json", schema, refuseInvalid);
  const limit = limitBody(limits.jsonBytes);
  const handler: typeof validate = async (c, next) => {
    requireMediaType(c, "application/json", formType);
    await limit(c, async () => {
      if (mediaTypeOf(c) !== formType) {
        await validate(c, next);
        return;
      }
      const result = schema.safeParse(asTyped(await c.req.parseBody()));
      refuseInvalid(result);
      if (result.success && result.data) c.req.addValidatedData("json", result.data);
      await next();
    });
  };
  return Object.assign(handler, document("json", schema));
};

/** Of all forms together that are in memory: one of the largest and several of usual size. Others wait, unread. */
const withRoom = createWeightedSemaphore(1.5 * limits.multipartBytes);

const sizeOf = (c: Context) => {
  const announced = Number(c.req.header("Content-Length"));
  return announced > 0 ? Math.min(announced, limits.multipartBytes) : limits.multipartBytes;
};

/** A multipart body of at most 16 MiB; `c.req.valid("form")`. */
export const validateMultipart = <Schema extends z.ZodType>(schema: Schema) => {
  const validate = zValidator("form", schema, refuseInvalid);
  const limit = limitBody(limits.multipartBytes);
  const handler: typeof validate = async (c, next) => {
    requireMediaType(c, "multipart/form-data");
    await withRoom(sizeOf(c), () =>
      limit(c, async () => {
        await validate(c, next);
      }),
    );
  };
  return Object.assign(handler, document("form", schema));
};

/** The query string; `c.req.valid("query")`. */
export const validateQuery = <Schema extends z.ZodType>(schema: Schema) =>
  Object.assign(zValidator("query", schema, refuseInvalid), document("query", schema));

/** Leaves a body of at most 64 KiB as it came, for `c.req.text()`: signatures cover every byte. */
export const readText = () => limitBody(limits.jsonBytes);
