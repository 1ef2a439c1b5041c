import { readFile } from "node:fs/promises";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** Answers the gzip in a file to every request: `node bare-hono.ts FILE PORT`. */
const [file = "", port = ""] = process.argv.slice(2);
const body = Uint8Array.from(await readFile(file));
const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
const { fetch } = new Hono().get("*", (c) => c.body(body, 200, headers));
serve({ fetch, port: Number(port), hostname: "127.0.0.1" });
