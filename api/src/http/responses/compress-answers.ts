import type { MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { AppEnv } from "../context.ts";

const compressAnswer = compress();

/** Compresses responses to reads only: responses to writes are short. */
export const compressAnswers: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.method === "GET" ? compressAnswer(c, next) : next();
