import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { routeTable } from "#testing/app/route-table.ts";

type Operation = {
  summary?: string;
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  parameters?: { in: string; name: string }[];
  responses: Record<string, { content?: object }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

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
const described = Object.entries(routeTable).filter(([route]) => !route.endsWith("openapi.json"));

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
  const list = operations.get("GET /api/inquiries")!.parameters!.map(({ name }) => name);
  expect(list.sort()).toEqual(["answered", "order", "page", "pageSize", "q", "sort", "spam"]);
});
