import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApi } from "../api/api-client.ts";
import { followConversations } from "./follow-conversations.ts";

/** A server that lets the test answer each event stream. */
const openLines = async (status = 200) => {
  const lines: ServerResponse[] = [];
  const server = createServer((_, response) => {
    response.writeHead(status, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    if (status !== 200) response.end(JSON.stringify({ message: "No.", code: "access_missing" }));
    lines.push(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const leaving = new AbortController();
  onTestFinished(() => {
    leaving.abort();
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onMissingAccess = vi.fn();
  const readToken = () => "token";
  const api = createApi({ baseUrl, readToken, onRefusedToken: () => {}, onMissingAccess });
  let changes = 0;
  const followed = followConversations(api, () => (changes += 1), leaving.signal);
  return { lines, leaving, followed, changes: () => changes, onMissingAccess };
};

const patience = { timeout: 10_000 };

test("reports every change and those before the stream opened, but no heartbeat", async () => {
  const { lines, changes, leaving, followed } = await openLines();
  await expect.poll(() => lines.length).toBe(1);
  await expect.poll(changes).toBe(1);
  lines[0]!.write("event: beat\ndata: \n\nevent: changed\ndata: \n\n");
  await expect.poll(changes).toBe(2);
  leaving.abort();
  await followed;
});

test("reopens a broken stream and reports the missed changes", async () => {
  const { lines, changes } = await openLines();
  await expect.poll(() => lines.length).toBe(1);
  await expect.poll(changes).toBe(1);
  lines[0]!.destroy();
  await expect.poll(() => lines.length, patience).toBe(2);
  await expect.poll(changes).toBe(2);
});

test("stops after a refusal and reports the missing access", async () => {
  const { lines, changes, followed, onMissingAccess } = await openLines(403);
  await followed;
  expect(onMissingAccess).toHaveBeenCalledOnce();
  expect(lines).toHaveLength(1);
  expect(changes()).toBe(0);
});
