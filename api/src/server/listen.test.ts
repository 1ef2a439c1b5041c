import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import type { AppEnv } from "#http/context.ts";
import { StartError } from "#platform/start-error.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { listen } from "./listen.ts";

const host = "127.0.0.1";

/** A port in use by another program until it is released. */
const takePort = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const letGo = () => new Promise((resolve) => server.close(resolve));
  onTestFinished(() => void server.close());
  return { port, letGo };
};

test("a port that another program has stops the start and is named", async () => {
  const { port } = await takePort();
  const start = () => listen(new Hono<AppEnv>(), { port, host });
  await expect(start()).rejects.toThrow(StartError);
  await expect(start()).rejects.toThrow(`PORT ${port} is in use`);
});

test("an address of another machine stops the start and is named", async () => {
  const start = () => listen(new Hono<AppEnv>(), { port: 0, host: "192.0.2.1" });
  await expect(start()).rejects.toThrow(StartError);
  await expect(start()).rejects.toThrow("HOST 192.0.2.1 is not an address of this machine.");
});

test("a stop lets the requests in flight be answered and frees the port", async () => {
  const { port, letGo } = await takePort();
  await letGo();
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get("/", async (c) => {
    arrived.resolve();
    await answer.promise;
    return c.text("done");
  });
  const server = await listen(app, { port, host });
  const request = fetch(`http://${host}:${port}/`, { headers: { Connection: "close" } });
  await arrived.promise;
  const closed = server.close();
  answer.resolve();
  expect(await (await request).text()).toBe("done");
  await closed;
  await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
});

test("closes kept-alive connections with the next response during a stop", async () => {
  const { port, letGo } = await takePort();
  await letGo();
  const server = await listen(
    new Hono<AppEnv>().get("/", (c) => c.text("done")),
    { port, host },
  );
  const ask = async () => (await fetch(`http://${host}:${port}/`)).headers.get("Connection");
  expect(await ask()).toBe("keep-alive");
  server.drain();
  expect(await ask()).toBe("close");
  await server.close();
});

const post = "POST /api/contact HTTP/1.1\r\nHost: tours.test\r\nConnection: close\r\n";

test.each([
  ["with two lengths", `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, "400"],
  [
    "with a length and in chunks",
    `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    "400",
  ],
  [
    "whose chunks are not the last encoding",
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    "400",
  ],
  ["whose lines end in a line feed alone", "GET / HTTP/1.1\nHost: tours.test\n\n", "400"],
  ["that asks to be shown itself (TRACE)", `${post.replace("POST", "TRACE")}\r\n`, "405"],
])("a request %s is refused", async (_, bytes, status) => {
  const { port, letGo } = await takePort();
  await letGo();
  const { app } = await createTestApp();
  const server = await listen(app, { port, host });
  const socket = connect({ port, host });
  socket.write(bytes);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await server.close();
});
