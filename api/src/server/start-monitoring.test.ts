import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openProduct } from "#testing/app/open-product.ts";
import { sampleContact } from "#testing/app/samples.ts";
import { findFreePort } from "#testing/find-free-port.ts";

const patience = { timeout: 30_000, interval: 100 };

/** A collector of traces that records span names and request bodies. */
const startCollector = async () => {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(`${request.url} ${await text(request)}`);
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, received };
};

const openMonitored = async (variables: Record<string, string>) => {
  const port = await findFreePort();
  const product = await openProduct({ METRICS_PORT: String(port), ...variables });
  onTestFinished(product.close);
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { ...product, readMetrics };
};

const post = (address: string, json: unknown) =>
  fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });

test("an operator reads figures, and follows what was done to a collector, without any person in it", async () => {
  const { endpoint, received } = await startCollector();
  const product = await openMonitored({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const { origin, readMetrics, save, untilShown } = product;
  expect((await post(`${origin}/api/contact`, sampleContact)).status).toBe(201);
  const login = { email: "nobody@example.test", password: "a wrong password" };
  expect((await post(`${origin}/api/ibirwa-clients/login`, login)).status).toBe(401);
  await untilShown(await save("A canoe at dawn"), "A canoe at dawn");
  await fetch(`${origin}/no-such-page-${"x".repeat(20)}`);

  const count = /http_request_duration_seconds_count\{.*route="\/api\/contact",status="2xx"\} 1$/m;
  await expect.poll(readMetrics, patience).toMatch(count);
  const metrics = await readMetrics();
  expect(metrics).toContain('tours_security_events_total{action="sign_in.failed"} 1');
  expect(metrics).toContain('tours_messages{kind="contact",state="unanswered"} 1');
  expect(metrics).toMatch(/^tours_mails\{status="held"\} \d+$/m);
  expect(metrics).toMatch(/^tours_builds\{status="live"\} \d+$/m);
  expect(metrics).toMatch(/^tours_last_publish_seconds [\d.]+$/m);
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);

  expect(await product.terminate()).toBe(0);
  const output = received.join("\n");
  expect(output).toMatch(/^\/v1\/traces /);
  for (const name of ["POST /api/contact", "database write", "publish"])
    expect(output).toContain(`"name":"${name}"`);
  for (const secret of [sampleContact.email, login.email, "no-such-page"])
    expect(`${metrics}${output}`).not.toContain(secret);
}, 180_000);
