import type { Context, MiddlewareHandler } from "hono";
import type { Body } from "shared/endpoints/endpoint";
import { limits } from "shared/limits";
import type { z } from "zod";
import { invalidField, unsupportedMediaType } from "../errors.ts";
import { parseInput } from "../lib/parse-input.ts";
import { createWeightedSemaphore } from "../lib/weighted-semaphore.ts";
import { type AppEnv, factory } from "./context.ts";
import { limitBody } from "./limit-body.ts";

const jsonType = "application/json";
const formType = "application/x-www-form-urlencoded";
const multipartType = "multipart/form-data";

const mediaTypeOf = (c: Context) =>
  c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";

const requireMediaType = (...allowed: string[]) =>
  factory.createMiddleware(async (c, next) => {
    if (!allowed.includes(mediaTypeOf(c)))
      throw unsupportedMediaType(`Send this as ${allowed.join(" or ")}.`);
    await next();
  });

const parseBody = (schema: z.ZodType, read: (c: Context) => Promise<unknown>) =>
  factory.createMiddleware(async (c, next) => {
    const value = await read(c).catch(() => {
      throw invalidField("", "The request body could not be read.");
    });
    c.set("body", parseInput(schema, value));
    await next();
  });

const readJson = (c: Context): Promise<unknown> => c.req.json();
const readJsonOrForm = (c: Context): Promise<unknown> =>
  mediaTypeOf(c) === formType ? c.req.parseBody() : c.req.json();
const readMultipart = (c: Context): Promise<unknown> => c.req.parseBody({ all: true });

const keepText = factory.createMiddleware(async (c, next) => {
  c.set("body", await c.req.text());
  await next();
});

/** Memory for one form of the largest size and several usual ones; others wait, unread. */
const shareMemory = createWeightedSemaphore(1.5 * limits.multipartBytes);

const sizeOf = (c: Context) => {
  const announced = Number(c.req.header("Content-Length"));
  return announced > 0 ? Math.min(announced, limits.multipartBytes) : limits.multipartBytes;
};

const waitForMemory = factory.createMiddleware((c, next) => shareMemory(sizeOf(c), next));

/** Leaves as `body` what the schema makes of it; a signed one is left as text, to be verified. */
export const validateBody = ({ type, schema }: Body): MiddlewareHandler<AppEnv>[] => {
  switch (type) {
    case "json":
      return [requireMediaType(jsonType), limitBody(limits.jsonBytes), parseBody(schema, readJson)];
    case "jsonOrForm":
      return [
        requireMediaType(jsonType, formType),
        limitBody(limits.jsonBytes),
        parseBody(schema, readJsonOrForm),
      ];
    case "multipart":
      return [
        requireMediaType(multipartType),
        waitForMemory,
        limitBody(limits.multipartBytes),
        parseBody(schema, readMultipart),
      ];
    case "signed":
      return [limitBody(limits.jsonBytes), keepText];
  }
};

/** Leaves as `query` what the schema makes of it; a name that comes twice is a list. */
export const validateQuery = (schema: z.ZodType) =>
  factory.createMiddleware(async (c, next) => {
    const entries = Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]);
    c.set("query", parseInput(schema, Object.fromEntries(entries)));
    await next();
  });
