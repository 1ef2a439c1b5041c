import { apiKeyPrefix } from "shared/accounts/api-keys/api-keys";
import { type ApiScope, apiScopes } from "shared/http/api-scopes";
import type { Body, Endpoint } from "shared/http/endpoint";
import type { z } from "zod";
import { version } from "#platform/version.ts";
import { type Components, createComponents, toInlineSchema } from "./components.ts";
import { endpoints } from "./endpoints.ts";
import { errorResponses, listErrors } from "./errors.ts";
import { getTag, tags } from "./tags.ts";

const text = { type: "string" };
const file = { type: "string", format: "binary" };

const getMediaTypes = (body: Body): readonly string[] => {
  switch (body.type) {
    case "json":
      return ["application/json"];
    case "jsonOrForm":
      return ["application/json", "application/x-www-form-urlencoded"];
    case "multipart":
      return ["multipart/form-data"];
    case "text":
      return [body.mediaType];
    case "stream":
      return body.mediaTypes;
  }
};

const toRequestBody = (body: Body, { referToBody }: Components) => {
  const schema = body.type === "stream" ? file : referToBody(body.schema);
  const content = Object.fromEntries(getMediaTypes(body).map((type) => [type, { schema }]));
  return { required: true, content };
};

const otherAnswers = {
  csv: ["text/csv", text],
  events: ["text/event-stream", text],
  calendar: ["text/calendar", text],
  zip: ["application/zip", file],
  file: ["application/octet-stream", file],
} as const;

const toAnswerContent = (answer: Endpoint["answer"], { referToAnswer }: Components) => {
  if (answer === "none") return {};
  const [mediaType, schema] =
    typeof answer === "string"
      ? otherAnswers[answer]
      : (["application/json", referToAnswer(answer)] as const);
  return { content: { [mediaType]: { schema } } };
};

const toResponses = (endpoint: Endpoint, components: Components) => {
  const { answer, status, header } = endpoint;
  const isCached = header === "If-None-Match";
  const headers = isCached && { headers: { ETag: { $ref: "#/components/headers/ETag" } } };
  return {
    [status]: { description: "Success", ...headers, ...toAnswerContent(answer, components) },
    ...(isCached && { 304: { description: "Unchanged since the answer with this `ETag`" } }),
    ...listErrors(endpoint),
  };
};

const toPathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    in: "path",
    name,
    required: true,
    schema: text,
  }));

const toQueryParameters = (query: z.ZodType) => {
  const { properties = {}, required = [] } = toInlineSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    in: "query",
    name,
    ...(required.includes(name) && { required: true }),
    schema,
  }));
};

const reauthenticationDescriptions = {
  always:
    "403 `proof_required` unless the password or second factor was given within the last ten minutes.",
  sometimes:
    "403 `proof_required` for some changes, such as of an email, a role or access, unless the password or second factor was given within the last ten minutes.",
};

const fullAccessDescription = "403 `access_missing` for admins with access to content only.";

/** A public endpoint shows more to an API key with its scope. */
const toSecurity = ({ access, scope }: Endpoint) => [
  ...(access === "public" ? [{}] : []),
  ...(access === "public" && !scope ? [] : [{ session: [] }]),
  ...(scope ? [{ apiKey: [scope] }] : []),
];

const describeScope = (access: Endpoint["access"], scope: ApiScope) =>
  access === "public"
    ? `Admins, and API keys with the scope \`${scope}\`, also get hidden records.`
    : `API keys need the scope \`${scope}\`.`;

const describe = (operationId: string, endpoint: Endpoint, components: Components) => {
  const { path, summary, access, reauthentication, header, query, body, scope } = endpoint;
  const parameters = [
    ...toPathParameters(path),
    ...(query ? toQueryParameters(query) : []),
    ...(header ? [{ $ref: `#/components/parameters/${header}` }] : []),
  ];
  const sentences = [
    ...(scope ? [describeScope(access, scope)] : []),
    ...(access === "admin" ? [fullAccessDescription] : []),
    ...(reauthentication ? [reauthenticationDescriptions[reauthentication]] : []),
  ];
  return {
    operationId,
    tags: [getTag(endpoint)],
    summary,
    ...(sentences.length > 0 && { description: sentences.join(" ") }),
    security: toSecurity(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: toRequestBody(body, components) }),
    responses: toResponses(endpoint, components),
  };
};

const describePaths = (components: Components) => {
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    const operation = describe(name, endpoint, components);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return paths;
};

const toHeaderParameter = (name: Endpoint["header"], description: string, more: object = {}) => ({
  in: "header",
  name,
  description,
  schema: { ...text, ...more },
});

const parameters = {
  "Idempotency-Key": toHeaderParameter(
    "Idempotency-Key",
    "A UUID of your choice. Repeating the request with it within 24 hours returns the first answer and creates nothing twice.",
    { format: "uuid" },
  ),
  "If-None-Match": toHeaderParameter(
    "If-None-Match",
    "The `ETag` of an earlier answer: 304 without a body if nothing has changed.",
  ),
  "If-Unmodified-Since-Revision": toHeaderParameter(
    "If-Unmodified-Since-Revision",
    "The record's `updatedAt` as read: 409 with the current record if it has changed since.",
    { format: "date-time" },
  ),
};

const headers = {
  ETag: { description: "The version of the answer, for `If-None-Match`.", schema: text },
  "Retry-After": {
    description: "Seconds to wait before the next attempt.",
    schema: { type: "integer" },
  },
};

const securitySchemes = {
  session: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The token of a sign-in. A browser's token works only with the cookie of its sign-in.",
  },
  apiKey: {
    type: "http",
    scheme: "bearer",
    bearerFormat: `${apiKeyPrefix}…`,
    description: `An API key with the scope that the operation names: ${apiScopes.join(", ")}.`,
  },
};

const description =
  "The JSON API of the site, its inbox and its admin. Programs use an API key, which an admin creates under Settings, API keys.";

/** The contract for programs. */
export const createOpenApiDocument = () => {
  const components = createComponents(endpoints);
  const { schemas } = components;
  return {
    openapi: "3.1.0",
    info: {
      title: "Tour operator API",
      version,
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags,
    paths: describePaths(components),
    components: { schemas, responses: errorResponses, parameters, headers, securitySchemes },
  };
};
export type OpenApiDocument = ReturnType<typeof createOpenApiDocument>;
