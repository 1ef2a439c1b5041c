import { describeRoute, resolver } from "hono-openapi";
import { errorBody } from "shared/errors";
import type { z } from "zod";

const json = (schema: z.ZodType) => ({ "application/json": { schema: resolver(schema) } });

/** Documents a route: what it does, and the status and shape of its success (204 has none). */
export const describe = (summary: string, status: 200 | 201 | 202 | 204, schema?: z.ZodType) =>
  describeRoute({
    summary,
    responses: {
      [status]: { description: "Success", ...(schema && { content: json(schema) }) },
      default: { description: "Refused; says why", content: json(errorBody) },
    },
  });

/** The same for a route that answers with a CSV file. */
export const describeCsv = (summary: string) =>
  describeRoute({
    summary,
    responses: {
      200: { description: "Success", content: { "text/csv": { schema: { type: "string" } } } },
      default: { description: "Refused; says why", content: json(errorBody) },
    },
  });
