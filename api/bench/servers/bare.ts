import { Hono } from "hono";
import { processEnvironment } from "../../src/env/env.ts";
import { serve } from "./serve.ts";

/** A bare Hono app that answers the text of `BENCH_BODY` as JSON: what there is to compare with. */
const body = processEnvironment.BENCH_BODY ?? "";
const headers = { "Content-Type": "application/json" };
await serve(new Hono().get("*", (c) => c.body(body, 200, headers)));
