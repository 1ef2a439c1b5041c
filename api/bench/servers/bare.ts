import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { processEnvironment } from "../../src/env/env.ts";
import { serve } from "./serve.ts";

/** A bare Hono app that answers the bytes of the file `BENCH_BODY` with `BENCH_HEADERS`: what there is to compare with. */
const { BENCH_BODY = "", BENCH_HEADERS = "{}" } = processEnvironment;
const headers = JSON.parse(BENCH_HEADERS);
const bytes = Uint8Array.from(await readFile(BENCH_BODY));
/** Text as text, which Hono answers quicker. */
const body = headers["Content-Encoding"] ? bytes : Buffer.from(bytes).toString();
await serve(new Hono().get("*", (c) => c.body(body, 200, headers)));
