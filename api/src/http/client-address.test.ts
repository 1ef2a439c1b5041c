import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleContact } from "#testing/app/samples.ts";
import { listen } from "#testing/listen.ts";

/** How many of these requests count as one visitor's: the 21st of a visitor is refused. */
const isOneVisitor = async (trustedProxies: number, forwarded: (index: number) => string) => {
  const { send } = await createTestApp({ trustedProxies });
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const sent = { json: {}, address: forwarded(index) };
    statuses.push((await send("POST /api/contact", sent)).status);
  }
  return statuses.at(-1) === 429;
};

test("without a proxy X-Forwarded-For changes nothing", async () => {
  expect(await isOneVisitor(0, (index) => `192.0.2.${index}`)).toBe(true);
});

test("distinguishes visitors behind a proxy by the address it appended", async () => {
  expect(await isOneVisitor(1, (index) => `192.0.2.${index}`)).toBe(false);
  expect(await isOneVisitor(1, (index) => `198.51.100.1, 192.0.2.${index}`)).toBe(false);
  expect(await isOneVisitor(2, (index) => `192.0.2.${index}, 10.0.0.1`)).toBe(false);
});

test("a forged entry further left grants no new tries", async () => {
  expect(await isOneVisitor(1, (index) => `192.0.2.${index}, 198.51.100.1`)).toBe(true);
  expect(await isOneVisitor(2, (index) => `192.0.2.${index}, 198.51.100.1, 10.0.0.1`)).toBe(true);
});

test("the addresses of one IPv6 network are one visitor's, those of two are not", async () => {
  expect(await isOneVisitor(1, (index) => `2001:db8:1:2::${index}`)).toBe(true);
  expect(await isOneVisitor(1, (index) => `2001:db8::${index}:0:0:0:1`)).toBe(false);
});

test("too few entries count by the socket's address", async () => {
  expect(await isOneVisitor(2, (index) => `192.0.2.${index}`)).toBe(true);
  expect(await isOneVisitor(1, () => "")).toBe(true);
});

test("over a socket all requests of one machine are one visitor's", async () => {
  const { post } = await listen(await createTestApp());
  const headers = { "Content-Type": "application/json" };
  const chunks = [JSON.stringify(sampleContact)];
  const statuses: unknown[] = [];
  for (let index = 0; index < 21; index += 1) {
    const forged = { ...headers, "X-Forwarded-For": `192.0.2.${index}` };
    statuses.push((await post({ path: "/api/contact", headers: forged, chunks })).status);
  }
  expect(statuses.indexOf(429)).toBe(20);
});

test("one visitor stays one in every spelling, with whatever port", async () => {
  const spellings = ["192.0.2.7", "192.0.2.7:PORT", "::ffff:192.0.2.7", "[::FFFF:C000:207]:PORT"];
  const spell = (index: number) => spellings[index % 4]!.replace("PORT", `${40_000 + index}`);
  expect(await isOneVisitor(1, spell)).toBe(true);
  expect(await isOneVisitor(1, (index) => `[2001:DB8:1:2::${index}]:443`)).toBe(true);
});

test("uses the socket's address when the forwarded one is invalid", async () => {
  expect(await isOneVisitor(1, (index) => `unknown-${index}`)).toBe(true);
});

test("logs an unconfigured proxy once", async () => {
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const { send } = await createTestApp({ trustedProxies: 0, log });
  for (let index = 0; index < 3; index += 1)
    await send("GET /api/services", { address: `192.0.2.${index}` });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "proxy.not_trusted" }]);
});
