import { factory } from "../context.ts";

/** Nobody keeps an answer unless its route says so: it may carry a token. */
export const noStoreByDefault = factory.createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});
