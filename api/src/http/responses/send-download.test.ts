import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { listen } from "#testing/listen.ts";
import type { AppEnv } from "../context.ts";
import { csvFile, sendDownload } from "./send-download.ts";

test("aborts a failing download without revealing the reason", async () => {
  const isRead = Promise.withResolvers<void>();
  const makeLines = async function* () {
    yield "Name\r\n";
    await isRead.promise;
    // More than any buffer on the way takes, so that the sender waits for its reader.
    for (let count = 0; count < 200; count += 1) yield "x".repeat(100_000);
    throw new Error("Failed query: select secrets");
  };
  const app = new Hono<AppEnv>().get("/file", (c) => {
    c.set("log", createLog("silent"));
    return sendDownload(c, csvFile("names", new Date()), makeLines());
  });
  const { url } = await listen({ app });
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const { body } = await fetch(`${url}/file`);
  const reader = body!.getReader();
  const read = [(await reader.read()).value];
  isRead.resolve();
  const readOn = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      read.push(part.value);
  };
  await expect(readOn()).rejects.toThrow("terminated");
  const text = Buffer.concat(read.map((part) => part ?? Buffer.of())).toString();
  expect(text.startsWith("Name\r\n")).toBe(true);
  expect(text).not.toMatch(/Error|select/);
  expect(info).toHaveBeenCalledExactlyOnceWith("The user aborted a request.");
});
