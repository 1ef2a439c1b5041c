import fc, { type Arbitrary } from "fast-check";
import { errorBody } from "shared/http/errors";
import { expect, test } from "vitest";
import { anyOddValue, anyOfSchema, type JsonSchema } from "#testing/app/any-of-schema.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import type { Sent } from "#testing/app/request.ts";
import { prepareCall, routeTable } from "#testing/app/route-table.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { nextAddress } from "#testing/app/samples.ts";
import { endpoints } from "../openapi/endpoints.ts";
import { createOpenApiDocument } from "../openapi/openapi-document.ts";

/** `pnpm test:requests` sends as many as a thorough search needs. */
const requests = import.meta.env.MODE === "thorough" ? 20_000 : 800;
/** Then creates a new app, which restores deleted rows. */
const requestsPerApp = 250;

type Operation = {
  parameters?: { in: string; name: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };

type AnyRequest = {
  route: string;
  credential: "none" | "user" | "admin" | "forged";
  /** In the place of the sample's. */
  id: string | undefined;
  query: Record<string, unknown>;
  body: "sample" | { odd: unknown; at: number } | { json: unknown };
};

const { paths, components } = createOpenApiDocument();

/** Replaces references by their schemas, of which none contains itself. */
const resolve = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(resolve);
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value && typeof value.$ref === "string") {
    const name = value.$ref.split("/").at(-1)!;
    const named: Record<string, unknown> = { ...components.schemas, ...components.parameters };
    return resolve(named[name]);
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part)]));
};

const operations = Object.entries(resolve(paths) as Document["paths"]).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    operation,
  })),
);

const anyId = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  fc.uuid(),
  fc.constantFrom("..", "%00", "'", "0", "x".repeat(3_000), "__proto__"),
  fc.string({ unit: "grapheme", minLength: 1 }),
);

const anyQuery = ({ parameters = [] }: Operation) => {
  const named = parameters.filter((parameter) => parameter.in === "query");
  const arbitraries = named.map(({ name, schema }) => [name, anyOfSchema(schema)] as const);
  return fc.record<Record<string, unknown>>(Object.fromEntries(arbitraries), { requiredKeys: [] });
};

const anyBody = ({ requestBody }: Operation): Arbitrary<AnyRequest["body"]> => {
  const schema = requestBody?.content["application/json"]?.schema;
  const odd = fc.record({ odd: anyOddValue, at: fc.nat() });
  const sample = fc.constant("sample" as const);
  return schema
    ? fc.oneof(sample, odd, fc.record({ json: anyOfSchema(schema) }))
    : fc.oneof(sample, odd);
};

const anyRequest: Arbitrary<AnyRequest> = fc.oneof(
  ...operations.map(({ route, operation }) =>
    fc.record({
      route: fc.constant(route),
      credential: fc.oneof(
        { weight: 6, arbitrary: fc.constant("admin" as const) },
        fc.constantFrom("none" as const, "user" as const, "forged" as const),
      ),
      id: anyId,
      query: anyQuery(operation),
      body: anyBody(operation),
    }),
  ),
);

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const withOddField = <T>(fields: Record<string, T>, at: number, odd: T) => {
  const names = Object.keys(fields);
  const name = names[at % (names.length + 1)] ?? "unknown";
  return { ...fields, [name]: odd };
};

/** The sample with one field changed, or something else altogether. */
const changeBody = (sent: Sent, body: AnyRequest["body"]): Sent => {
  if (body === "sample") return sent;
  if ("json" in body) return { ...sent, json: body.json };
  const { odd, at } = body;
  if (sent.parts && !(sent.parts instanceof FormData))
    return { ...sent, parts: withOddField(sent.parts, at, asText(odd).toWellFormed()) };
  if (typeof sent.json === "object")
    return { ...sent, json: withOddField({ ...sent.json }, at, odd) };
  return sent.body ? { ...sent, body: asText(odd) } : sent;
};

const changePath = (route: string, { id, query }: AnyRequest, template: string) => {
  const known = template.replace(":kind", "page");
  const filled =
    id === undefined ? route : known.replaceAll(/:\w+/g, encodeURIComponent(id.toWellFormed()));
  const search = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(asText(value).toWellFormed())}`,
  );
  return search.length > 0 ? `${filled}?${search.join("&")}` : filled;
};

const openApp = async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const rows = await addSampleRows(testApp);
  const tokens = new Map<string, string>();

  const tokenFor = async (credential: AnyRequest["credential"]) => {
    if (credential === "none") return undefined;
    if (credential === "forged") return "eyJhbGciOiJub25lIn0.e30.";
    const token = tokens.get(credential) ?? (await testApp.signInAs(credential)).token;
    tokens.set(credential, token);
    return token;
  };

  return async (request: AnyRequest) => {
    const token = await tokenFor(request.credential);
    const { route, sent } = await prepareCall(request.route, rows, token);
    const path = changePath(route, request, request.route);
    const answer = await testApp.send(path, {
      ...changeBody(sent, request.body),
      address: nextAddress(),
    });
    // Its session was ended, or its account blocked, on the way.
    if (answer.status === 401 || answer.status === 403) tokens.delete(request.credential);
    return answer;
  };
};

const answers = new Map(
  Object.values(endpoints).map(({ method, path, answer }) => [`${method} ${path}`, answer]),
);

const checkAnswer = (route: string, { status, body }: { status: number; body: unknown }) => {
  if (status >= 400) return errorBody.loose().parse(body);
  const answer = answers.get(route);
  return typeof answer === "object" && status < 300 ? answer.parse(body) : undefined;
};

test("no request of the contract, whole or broken, makes the API fail or answer out of it", async () => {
  const succeeded = new Set<string>();
  let sentRequests = 0;
  let send = await openApp();
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      if (sentRequests % requestsPerApp === 0) send = await openApp();
      sentRequests += 1;
      const answer = await send(request);
      expect(answer.status, answer.text).toBeLessThan(500);
      checkAnswer(request.route, answer);
      if (answer.status < 300) succeeded.add(request.route);
    }),
    { numRuns: requests, endOnFailure: true },
  );
  // Most of it must have been about more than refusals.
  expect(succeeded.size).toBeGreaterThan(Object.keys(routeTable).length * 0.6);
}, 600_000);
