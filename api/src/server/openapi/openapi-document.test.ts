import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { prepareCall, routeTable } from "#testing/app/route-table.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { nextAddress } from "#testing/app/samples.ts";
import manifest from "../../../../package.json" with { type: "json" };
import { endpoints } from "./endpoints.ts";
import { createOpenApiDocument } from "./openapi-document.ts";

type Operation = {
  summary?: string;
  tags: string[];
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  parameters?: { in?: string; name?: string; $ref?: string }[];
  responses: Record<string, { content?: object }>;
};
type Schema = { properties?: object; required?: string[] };
type Document = {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const readDocument = async () => {
  const { send } = await createTestApp();
  const { status, body } = await send("GET /api/openapi.json");
  expect(status).toBe(200);
  return body as Document;
};
const listOperations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      operation,
    ]),
  );
const described = Object.entries(routeTable).filter(
  ([route]) => !["GET /api/openapi.json", "GET /api/docs"].includes(route),
);

test("the document describes every route, its success and its refusals", async () => {
  const operations = new Map(listOperations(await readDocument()));
  expect([...operations.keys()].sort()).toEqual(described.map(([route]) => route).sort());
  for (const [route, { status }] of described) {
    const { responses, summary } = operations.get(route)!;
    const answers = Object.keys(responses);
    const successes = answers.filter((answer) => answer.startsWith("2"));
    expect({ route, successes }).toEqual({ route, successes: [String(status)] });
    expect(answers).toContain("default");
    expect(summary).toBeTruthy();
  }
});

test("names the product's version", async () => {
  const { info } = await readDocument();
  expect(info.version).toBe(manifest.version);
});

test("the document describes the input of each route", async () => {
  const operations = new Map(listOperations(await readDocument()));
  for (const [route, { sent, id }] of described) {
    const { requestBody, parameters } = operations.get(route)!;
    const isSigned = route.endsWith("/callback");
    if (sent && !isSigned)
      expect({ route, body: requestBody?.content }).toMatchObject({ body: expect.anything() });
    if (id)
      expect({ route, first: parameters?.[0] }).toMatchObject({
        first: { in: "path", name: /:(\w+)/.exec(route)?.[1] },
      });
  }
  const list = operations.get("GET /api/inquiries")!.parameters!.map(({ name }) => name!);
  expect(list.sort()).toEqual(["answered", "order", "page", "pageSize", "q", "sort", "spam"]);
});

const countInlineObjects = (value: unknown, isNamed = false): number => {
  if (typeof value !== "object" || value === null) return 0;
  const own = !isNamed && "properties" in value && "type" in value && value.type === "object";
  return Object.values(value).reduce<number>(
    (count, part) => count + countInlineObjects(part),
    own ? 1 : 0,
  );
};

test("names every object and each noun as developers expect it", async () => {
  const { paths, components } = await readDocument();
  const named = Object.values(components.schemas);
  const inline = named.map((schema) => countInlineObjects(schema, true));
  expect([countInlineObjects(paths), ...inline].filter((count) => count > 0)).toEqual([]);
  const nouns = ["Tour", "Conversation", "Proposal", "Payment", "Inquiry", "Contact", "Review"];
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining([...nouns, "GalleryItem", "TeamMember", "Page", "ApiKey", "Problem"]),
  );
});

test("marks a field as required in answers although bodies may omit it", async () => {
  const { schemas } = (await readDocument()).components;
  expect(schemas.ProposalContent?.required).toContain("note");
  expect(schemas.AgendaFeedInput?.required ?? []).not.toContain("names");
  expect(schemas.Tour?.required).toEqual(Object.keys(schemas.Tour?.properties ?? {}));
});

test("the document has no lint findings beyond one known path", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      // `/api/inquiries/respond/{id}` is in the specification; no inquiry has the id `respond`.
      "no-ambiguous-paths": "off",
    },
  });
  const source = JSON.stringify(createOpenApiDocument());
  const findings = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  expect(findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test("every path has a tag of its noun", () => {
  const system = Object.values(endpoints)
    .map(({ path }) => path.split("/")[2]!)
    .filter((segment, index, all) => all.indexOf(segment) === index);
  const { paths } = createOpenApiDocument();
  const untagged = system.filter((segment) =>
    Object.entries(paths).some(
      ([path, operations]) =>
        path.split("/")[2] === segment &&
        Object.values(operations).some(({ tags }) => tags.includes("System")),
    ),
  );
  expect(untagged.sort()).toEqual(["audit", "backups", "csp-reports", "health", "outbox"]);
});

test("declares Idempotency-Key where the API reads it", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const rows = await addSampleRows(testApp);
  const reading: string[] = [];
  for (const [route] of described.filter(([candidate]) => candidate.startsWith("POST "))) {
    const { token } = await testApp.signInAsAdmin();
    const call = await prepareCall(route, rows, token);
    const headers = { ...call.sent.headers, "Idempotency-Key": "not a UUID" };
    const sent = { ...call.sent, headers, address: nextAddress() };
    const { text } = await testApp.send(call.route, sent);
    if (text.includes("Idempotency-Key must be a UUID.")) reading.push(route);
  }
  const declaring = Object.values(endpoints)
    .filter(({ header }) => header === "Idempotency-Key")
    .map(({ method, path }) => `${method} ${path}`);
  expect(declaring.sort()).toEqual(reading.sort());
});
