import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import type { Sent } from "#testing/app/request.ts";
import { prepareCall, routeTable } from "#testing/app/route-table.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { endpoints } from "../openapi/endpoints.ts";

/** The rows of these are changed or deleted by other calls. */
const alone = new Set([
  "POST /api/proposals/:id/review-request",
  "DELETE /api/conversations/:id/answers/:answer",
  "POST /api/conversations/:id/split",
  "POST /api/tours/imports/:id",
  "POST /api/proposals/:id/draft",
  "PUT /api/proposals/:id/draft",
  "DELETE /api/proposals/:id/draft",
  "POST /api/proposals/:id/send",
  "POST /api/proposals/:id/acceptance",
  "POST /api/proposals/:id/withdraw",
]);

const answers = new Map(
  Object.values(endpoints).map(({ method, path, answer }) => [`${method} ${path}`, answer]),
);

const winter = new Date("2026-12-01T09:00:00.000Z");

/** Ids, times, keys, codes and folders differ from run to run; calendars fold long lines anywhere. */
const hideChance = (text: string) =>
  text
    .replaceAll("\r\n ", "")
    .replaceAll(/\d{8}T\d{6}Z/g, "<time>")
    .replaceAll(/[\w./-]*tours-test-\w+/g, "<folder>")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "<time>")
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, "<id>")
    .replaceAll(/(?<=\/(?:preview|sheet)\/<id>\.)[\w-]{43}/g, "<signature>")
    .replaceAll(/\b[\da-z]{4}(-[\da-z]{4}){5}\b/g, "<recovery code>")
    .replaceAll(/ibk_[\w-]+/g, "ibk_<key>")
    .replaceAll(/whsec_[\w+/=]+/g, "whsec_<secret>")
    .replaceAll(/("milliseconds"): \d+/g, "$1: <milliseconds>")
    .replaceAll(/(?<![\w.-])(?=[\w-]*[\dA-Z])[\w.-]{22,}/g, "<key>")
    .replaceAll(/(Sample person |person)\d+/g, "$1<number>")
    .replaceAll(/("half"|"nineOfTen"): \d+/g, "$1: <seconds>")
    .replaceAll(/\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/g, "<verification code>")
    .replaceAll(/"\d{6}"/g, '"<code>"')
    .replaceAll(/"version": "\d+\.\d+\.\d+"/g, '"version": "<version>"');

/** Sorts the keys of objects. Of a long list, two items show what each looks like. */
const arrange = (_key: string, value: unknown) => {
  if (Array.isArray(value) && value.length > 3)
    return [...value.slice(0, 2), `and ${value.length - 2} more`];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const print = (value: unknown) => hideChance(JSON.stringify(value, arrange, 2));

const printSent = ({ json, form, parts, body }: Sent) => {
  if (json !== undefined) return print(json);
  if (parts) return print(Object.fromEntries(Object.entries(parts)));
  return hideChance(String(body ?? form ?? ""));
};

/** The OpenAPI document has a test of its own. */
const isDescription = (body: unknown) =>
  typeof body === "object" && body !== null && "openapi" in body;

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof createTestApp>>["send"]>>;

const printAnswer = ({ status, headers, body, text }: Answer) => {
  const type = headers.get("Content-Type") ?? "";
  const head = `${status} ${type} ${headers.get("Cache-Control") ?? ""}`.trim();
  if (isDescription(body)) return head;
  if (body !== undefined) return `${head}\n${print(body)}`;
  return type.startsWith("text/") ? `${head}\n${hideChance(text).slice(0, 1_000)}` : head;
};

/** Compares an answer with the schema and the headers that the contract promises. */
const checkAnswer = (route: string, { status, headers, body }: Answer) => {
  expect(status, route).toBe(routeTable[route]!.status);
  expect(headers.get("X-Request-Id"), route).toMatch(/^[\w-]{36}$/);
  if (routeTable[route]!.who !== "all")
    expect(headers.get("Cache-Control"), route).toBe("no-store");
  const answer = answers.get(route);
  if (typeof answer === "object") expect(answer.parse(body), route).toEqual(body);
};

const openSample = async () => {
  // Backups are made from a database file only.
  const testApp = await createTestApp({ database: "file" });
  testApp.clock.advance(winter.getTime() - testApp.clock.now().getTime());
  return { ...testApp, rows: await addSampleRows(testApp) };
};

test("an admin may call every endpoint, which answers as recorded and within its schema", async () => {
  const shared = await openSample();
  const exchanges: string[] = [];
  for (const route of Object.keys(routeTable)) {
    const { rows, send, signInAsAdmin } = alone.has(route) ? await openSample() : shared;
    const call = await prepareCall(route, rows, (await signInAsAdmin()).token);
    const answer = await send(call.route, { ...call.sent, address: nextAddress() });
    checkAnswer(route, answer);
    exchanges.push(
      `## ${hideChance(call.route)}\n${printSent(call.sent)}\n\n${printAnswer(answer)}\n`,
    );
  }
  await expect(exchanges.join("\n")).toMatchFileSnapshot("contract.txt");
}, 60_000);
