import type { Body, Endpoint } from "shared/http/endpoint";
import { errorBody } from "shared/http/errors";
import { z } from "zod";
import { type PreparedJson, prepareJson } from "#platform/web/prepared-json.ts";
import { endpoints } from "./endpoints.ts";

const toJsonSchema = (schema: z.ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // The only custom schemas are those of files.
      if (zodSchema._zod.def.type === "custom")
        Object.assign(jsonSchema, { type: "string", format: "binary" });
    },
  });
  return rest;
};

const toContent = (schema: z.ZodType, ...mediaTypes: string[]) => {
  const jsonSchema = toJsonSchema(schema);
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema: jsonSchema }]));
};

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

const toRequestBody = (body: Body) => ({
  required: true,
  content: toContent(body.schema, ...getMediaTypes(body)),
});

const refusal = {
  description: "Refused, with the reason",
  content: toContent(errorBody, "application/json"),
};

const toSuccess = ({ answer }: Endpoint) => {
  const description = "Success";
  if (answer === "none") return { description };
  const text = { schema: { type: "string" } };
  if (answer === "csv") return { description, content: { "text/csv": text } };
  if (answer === "events") return { description, content: { "text/event-stream": text } };
  if (answer === "calendar") return { description, content: { "text/calendar": text } };
  if (answer === "zip" || answer === "file") {
    const schema = { type: "string", format: "binary" };
    const mediaType = answer === "zip" ? "application/zip" : "application/octet-stream";
    return { description, content: { [mediaType]: { schema } } };
  }
  return { description, content: toContent(answer, "application/json") };
};

const toPathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    in: "path",
    name,
    required: true,
    schema: { type: "string" },
  }));

const toQueryParameters = (query: z.ZodType) =>
  Object.entries(toJsonSchema(query).properties ?? {}).map(([name, schema]) => ({
    in: "query",
    name,
    schema,
  }));

const reauthenticationDescriptions = {
  always:
    "403 `proof_required` unless the password or second factor was given within the last ten minutes.",
  sometimes:
    "403 `proof_required` for some changes, such as of an e-mail or a role, unless the password or second factor was given within the last ten minutes.",
};

const describe = (operationId: string, endpoint: Endpoint) => {
  const { path, summary, access, reauthentication, query, body, status } = endpoint;
  const parameters = [...toPathParameters(path), ...(query ? toQueryParameters(query) : [])];
  return {
    operationId,
    summary,
    ...(access !== "public" && { security: [{ session: [] }] }),
    ...(reauthentication && { description: reauthenticationDescriptions[reauthentication] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: toRequestBody(body) }),
    responses: { [status]: toSuccess(endpoint), default: refusal },
  };
};

const describePaths = () => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(name, endpoint) };
  }
  return paths;
};

const createDocument = () => ({
  openapi: "3.1.0",
  info: { title: "Tour operator API", version: "1.0.0" },
  components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
  paths: describePaths(),
});

let prepared: PreparedJson | undefined;

/** The contract for programs (OpenAPI 3.1), made when it is first asked for. */
export const readOpenApiDocument = () => {
  prepared ??= prepareJson(createDocument());
  return prepared;
};
