import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#platform/log.ts";
import type { AppEnv } from "../context.ts";
import { createErrorHandler } from "../responses/error-handler.ts";
import { readBody } from "./read-body.ts";

const body = JSON.stringify({ name: "Ada" });
const head = [
  "POST /greet HTTP/1.1",
  "Host: tours.example",
  "Content-Type: application/json",
  `Content-Length: ${body.length}`,
  "",
  "",
].join("\r\n");

/** A server that waits this long (ms) for bodies, and what it has answered to. */
const startGreeter = async (milliseconds: number) => {
  const greeted: string[] = [];
  const app = new Hono<AppEnv>()
    .onError(createErrorHandler(createLog("silent"), () => {}))
    .post(
      "/greet",
      readBody("text", { maxBytes: 1_000, milliseconds: () => milliseconds }),
      async (c) => {
        const { name } = await c.req.json();
        greeted.push(name);
        return c.json({ message: `Hello ${name}` });
      },
    );
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { greeted, open: () => connect({ port, host: "127.0.0.1", allowHalfOpen: true }) };
};

test("a body that does not arrive is waited for no longer than allowed, and the connection is closed", async () => {
  const { greeted, open } = await startGreeter(50);
  const socket = open();
  socket.write(head + body.slice(0, 5));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
  expect(greeted).toEqual([]);
});

test("a body that arrives in pieces is read as a whole", async () => {
  const { greeted, open } = await startGreeter(60_000);
  const socket = open();
  socket.write(head);
  for (const piece of [body.slice(0, 5), body.slice(5)]) {
    socket.write(piece);
    await new Promise(setImmediate);
  }
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  expect(greeted).toEqual(["Ada"]);
  socket.destroy();
});

test("a body that is announced as too large leaves nothing behind that fails later", async () => {
  const { open } = await startGreeter(20);
  const failures: unknown[] = [];
  const note = (reason: unknown) => failures.push(reason);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  const socket = open();
  socket.write(head.replace(/Content-Length: \d+/, "Content-Length: 5000"));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
  await pause(40);
  expect(failures).toEqual([]);
});
