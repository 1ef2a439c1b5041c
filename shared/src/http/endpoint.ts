import type { z } from "zod";
import type { ApiScope } from "./api-scopes.ts";

/** One entry of the API's contract; routes, the OpenAPI document and clients derive from it. */
export type Endpoint = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `:name` is one segment. */
  path: `/api/${string}`;
  summary: string;
  /** `content` is for every admin; `admin` is only for those with access to everything. */
  access: "public" | "user" | "content" | "admin";
  /** The scope that an API key needs; keys can't use an endpoint without one. */
  scope?: ApiScope;
  /**
   * Requires a password or second factor within the last ten minutes, else 403 `proof_required`; `sometimes` for some
   * changes only.
   */
  reauthentication?: "always" | "sometimes";
  /** An optional header that changes how the request is answered. */
  header?: "Idempotency-Key" | "If-None-Match" | "If-Unmodified-Since-Revision";
  query?: z.ZodType;
  body?: Body;
  status: 200 | 201 | 202 | 204;
  /** The JSON of a successful answer. */
  answer: z.ZodType | "csv" | "zip" | "file" | "events" | "calendar" | "none";
};

/**
 * `text` is JSON that the route parses itself, because its signature covers every byte; `stream` is a file that passes
 * through unbuffered.
 */
export type Body =
  | { type: "json"; schema: z.ZodType; maxBytes?: number }
  | { type: "jsonOrForm" | "multipart"; schema: z.ZodType }
  | { type: "text"; mediaType: string; schema: z.ZodType }
  | {
      type: "stream";
      mediaTypes: readonly string[];
      maxBytes: number;
      schema: z.ZodType<ReadableStream<Uint8Array>>;
    };

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `{ id: string }` for `/api/services/:id`. */
export type PathParams<E extends Endpoint> = Record<ParamName<E["path"]>, string>;

export type QuerySchema<E extends Endpoint> = E extends { query: infer Schema extends z.ZodType }
  ? Schema
  : z.ZodUndefined;

export type BodySchema<E extends Endpoint> = E extends {
  body: { schema: infer Schema extends z.ZodType };
}
  ? Schema
  : z.ZodUndefined;

export type AnswerSchema<E extends Endpoint> = E extends { answer: infer Schema extends z.ZodType }
  ? Schema
  : z.ZodUndefined;

export const fillPath = <E extends Endpoint>({ path }: E, params: PathParams<E>): string =>
  Object.entries<string>(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    String(path),
  );
