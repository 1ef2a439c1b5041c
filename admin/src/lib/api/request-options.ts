import type {
  AnswerSchema,
  BodySchema,
  Endpoint,
  PathParams,
  QuerySchema,
} from "shared/http/endpoint";
import type { z } from "zod";
import type { Transport } from "./send-request.ts";

export type JsonEndpoint = Endpoint & { answer: z.ZodType };

export type Answer<E extends Endpoint> = z.output<AnswerSchema<E>>;

/** Multipart body; `null` parts are omitted. */
type Parts<Schema extends z.ZodType> = {
  [Name in keyof z.output<Schema>]-?: z.output<Schema>[Name] extends File | undefined
    ? File | null
    : string | (undefined extends z.output<Schema>[Name] ? null : never);
};

type BodyOf<Type, Schema extends z.ZodType> = Type extends "stream"
  ? Blob
  : Type extends "multipart"
    ? Parts<Schema>
    : z.input<Schema>;

type Params<E extends Endpoint> = keyof PathParams<E> extends never
  ? unknown
  : { params: PathParams<E> };

/** May be left out where every parameter may. */
type Query<E extends Endpoint> = E extends { query: z.ZodType }
  ? Partial<z.output<QuerySchema<E>>> extends z.output<QuerySchema<E>>
    ? { query?: z.output<QuerySchema<E>> }
    : { query: z.output<QuerySchema<E>> }
  : unknown;

type Body<E extends Endpoint> = E extends { body: { type: infer Type } }
  ? { body: BodyOf<Type, BodySchema<E>> }
  : unknown;

export type SendOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `fetch` by default. */
  transport?: Transport;
};

/** The contract's options for this endpoint. */
export type RequestOptions<E extends Endpoint> = SendOptions & Params<E> & Query<E> & Body<E>;

export type AnyRequestOptions = SendOptions & {
  params?: Record<string, string>;
  query?: object;
  body?: object;
};
