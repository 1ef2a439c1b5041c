import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { PrivateAddressError, postJson } from "./post-json.ts";

const listen = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" ? `127.0.0.1:${address?.port}` : "";
};

const post = (url: string, allowPrivate = true, timeout = 5_000) =>
  postJson({ url, body: '{"text":"Kívu"}', headers: { "x-sample": "1" }, timeout, allowPrivate });

test("posts the body unchanged and returns the response", async () => {
  const received: string[] = [];
  const host = await listen(async (request, response) => {
    for await (const chunk of request) received.push(String(chunk));
    received.push(String(request.headers["content-type"]), String(request.headers["x-sample"]));
    response.writeHead(503, { "Retry-After": "7" }).end("busy");
  });
  expect(await post(`http://${host}/hook`)).toEqual({ status: 503, retryAfter: "7", text: "busy" });
  expect(received).toEqual(['{"text":"Kívu"}', "application/json", "1"]);
});

test("a redirect is an answer like any other", async () => {
  let calls = 0;
  const host = await listen((_request, response) => {
    calls += 1;
    response.writeHead(307, { Location: "/elsewhere" }).end();
  });
  expect((await post(`http://${host}/`)).status).toBe(307);
  expect(calls).toBe(1);
});

test("returns the first kilobyte of a reply without end and hangs up", async () => {
  const host = await listen((_request, response) => {
    const more = setInterval(() => response.write("x".repeat(50_000)), 1);
    response.on("close", () => clearInterval(more));
  });
  const { status, text } = await post(`http://${host}/`);
  expect([status, text]).toEqual([200, "x".repeat(1_024)]);
});

test("a receiver that never answers is given up", async () => {
  const host = await listen(() => {});
  await expect(post(`http://${host}/`, true, 50)).rejects.toThrow();
});

test("a name without a public address does not reuse a connection of a private request", async () => {
  const host = (await listen((_request, response) => response.end())).replace(/.*:/, "localhost:");
  expect((await post(`http://${host}/`)).status).toBe(200);
  await expect(post(`http://${host}/`, false)).rejects.toBeInstanceOf(PrivateAddressError);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "192.168.1.1",
  "172.16.0.9",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:a00:1]",
  "[64:ff9b::a00:1]",
  "[fd00::1]",
  "[fe80::1]",
  "localhost",
  "2130706433",
  "0x7f.1",
])("an address of a private network, %s, is refused unless it is allowed", async (host) => {
  await expect(post(`http://${host}:9/`, false)).rejects.toBeInstanceOf(PrivateAddressError);
});
