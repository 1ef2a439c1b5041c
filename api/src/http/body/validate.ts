import { zValidator } from "@hono/zod-validator";
import type { Context, MiddlewareHandler } from "hono";
import type { Body } from "shared/http/endpoint";
import { limits } from "shared/limits";
import type { z } from "zod";
import { createWeightedSemaphore } from "#platform/async/weighted-semaphore.ts";
import { tooLarge, unsupportedMediaType } from "#platform/errors.ts";
import { invalidInput } from "#platform/parse-input.ts";
import { type AppEnv, factory } from "../context.ts";
import type { BodyTimes } from "./body-times.ts";
import { readBody } from "./read-body.ts";

const jsonType = "application/json";
const formType = "application/x-www-form-urlencoded";
const multipartType = "multipart/form-data";

const getMediaType = (c: Context) =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

const requireMediaType = (...allowed: string[]) =>
  factory.createMiddleware(async (c, next) => {
    if (!allowed.includes(getMediaType(c)))
      throw unsupportedMediaType(`Send this as ${allowed.join(" or ")}.`);
    await next();
  });

type Outcome = { success: true; data: unknown } | { success: false; error: z.core.$ZodError };

/** Leaves in the context what a schema makes of the input, or refuses it. */
const keepAs = (name: "body" | "query") => (outcome: Outcome, c: Context<AppEnv>) => {
  if (!outcome.success) throw invalidInput(outcome.error);
  c.set(name, outcome.data);
};

const validateJson = (schema: z.ZodType): MiddlewareHandler<AppEnv, string> =>
  zValidator("json", schema, keepAs("body"));
const validateForm = (schema: z.ZodType): MiddlewareHandler<AppEnv, string> =>
  zValidator("form", schema, keepAs("body"));

const validateJsonOrForm = (schema: z.ZodType): MiddlewareHandler<AppEnv> => {
  const asJson = validateJson(schema);
  const asForm = validateForm(schema);
  return (c, next) => (getMediaType(c) === formType ? asForm(c, next) : asJson(c, next));
};

const keepText = factory.createMiddleware(async (c, next) => {
  c.set("body", await c.req.text());
  await next();
});

const tooManyBytes = (maxBytes: number) =>
  tooLarge(`This is larger than ${maxBytes / 1_000_000} MB.`);

/** Counts the bytes that come: nobody holds a sender to a size that is not announced. */
const limitStream = (maxBytes: number) => {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) controller.enqueue(chunk);
      else controller.error(tooManyBytes(maxBytes));
    },
  });
};

const keepStream = (maxBytes: number) =>
  factory.createMiddleware(async (c, next) => {
    if (Number(c.req.header("Content-Length")) > maxBytes) throw tooManyBytes(maxBytes);
    const stream = c.req.raw.body ?? new Blob([]).stream();
    c.set("body", stream.pipeThrough(limitStream(maxBytes)));
    await next();
  });

/** Memory for one form of the largest size and several usual ones; others wait, unread. */
const shareMemory = createWeightedSemaphore(1.5 * limits.multipartBytes);

const getSize = (c: Context) => {
  const announced = Number(c.req.header("Content-Length"));
  return announced > 0 ? Math.min(announced, limits.multipartBytes) : limits.multipartBytes;
};

const waitForMemory = factory.createMiddleware((c, next) => shareMemory(getSize(c), next));

const readText = (maxBytes: number, { text }: BodyTimes) =>
  readBody("text", { maxBytes, milliseconds: text });

/** Leaves as `body` what the schema makes of it; a text is left as it is, a stream as it comes. */
export const validateBody = (body: Body, times: BodyTimes): MiddlewareHandler<AppEnv>[] => {
  const { schema } = body;
  switch (body.type) {
    case "json":
      return [
        requireMediaType(jsonType),
        readText(body.maxBytes ?? limits.jsonBytes, times),
        validateJson(schema),
      ];
    case "jsonOrForm":
      return [
        requireMediaType(jsonType, formType),
        readText(limits.jsonBytes, times),
        validateJsonOrForm(schema),
      ];
    case "multipart":
      return [
        requireMediaType(multipartType),
        waitForMemory,
        readBody("formData", {
          maxBytes: limits.multipartBytes,
          milliseconds: times.multipart,
        }),
        validateForm(schema),
      ];
    case "text":
      return [readText(limits.jsonBytes, times), keepText];
    case "stream":
      return [requireMediaType(...body.mediaTypes), keepStream(body.maxBytes)];
  }
};

/** Leaves as `query` what the schema makes of it; a name that comes twice is a list. */
export const validateQuery = (schema: z.ZodType): MiddlewareHandler<AppEnv> =>
  zValidator("query", schema, keepAs("query"));
