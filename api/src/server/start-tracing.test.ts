import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { inSpan } from "#platform/async/in-span.ts";
import { startTracing, stopMilliseconds } from "./start-tracing.ts";

const startSilentCollector = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { server, endpoint: `http://127.0.0.1:${port}` };
};

test("a collector that never answers is given up, so that the product stops", async () => {
  const { server, endpoint } = await startSilentCollector();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const tracing = startTracing({ endpoint, serviceName: "test" });
  await inSpan("a request", async () => {});
  let isStopped = false;
  const asked = once(server, "request");
  const stopping = tracing.stop().then(() => {
    isStopped = true;
  });
  await asked;
  expect(isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(stopMilliseconds);
  expect(isStopped).toBe(true);
  await stopping;
}, 20_000);
