import type { Context, MiddlewareHandler } from "hono";
import type { User } from "shared/accounts/users";
import type { ApiScope } from "shared/http/api-scopes";
import type {
  AnswerSchema,
  BodySchema,
  Endpoint,
  PathParams,
  QuerySchema,
} from "shared/http/endpoint";
import type { z } from "zod";
import type { Actor } from "#platform/actor.ts";
import type { SessionRow } from "#tables/accounts.ts";
import { getActor } from "./actor.ts";
import type { GetGuards } from "./authenticate.ts";
import type { BodyTimes } from "./body/body-times.ts";
import { validateBody, validateQuery } from "./body/validate.ts";
import { type AppEnv, factory } from "./context.ts";

type Middleware = MiddlewareHandler<AppEnv>[];

/** API keys have no session. */
type SessionOf<E extends Endpoint> = E extends { scope: ApiScope }
  ? SessionRow | undefined
  : SessionRow;

type Input<E extends Endpoint> = {
  c: Context<AppEnv>;
  /** The caller, as recorded in the activity log. */
  by: Actor;
  params: PathParams<E>;
  query: z.output<QuerySchema<E>>;
  body: E extends { body: { type: "text" } } ? string : z.output<BodySchema<E>>;
  user: E["access"] extends "public" ? undefined : User;
  session: E["access"] extends "public" ? undefined : SessionOf<E>;
};

/** A `Response` is sent as it is. */
type Answer<E extends Endpoint> = z.input<AnswerSchema<E>> | Response;

type Handler<E extends Endpoint> = (input: Input<E>) => Answer<E> | Promise<Answer<E>>;

type UntypedHandler = (input: {
  c: Context<AppEnv>;
  by: Actor;
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  user: User | undefined;
  session: SessionRow | undefined;
}) => unknown;

export type Route = { endpoint: Endpoint; middleware: Middleware; handle: UntypedHandler };

/** Answers an endpoint; `middleware` runs behind its guard and before its input is read. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route;
export function route<E extends Endpoint>(
  endpoint: E,
  middleware: Middleware,
  handle: Handler<E>,
): Route;
export function route(
  endpoint: Endpoint,
  ...rest: [UntypedHandler] | [Middleware, UntypedHandler]
): Route {
  if (rest.length === 1) return { endpoint, middleware: [], handle: rest[0] };
  return { endpoint, middleware: rest[0], handle: rest[1] };
}

const answerWith =
  ({ endpoint: { status }, handle }: Route) =>
  async (c: Context<AppEnv>) => {
    const answer = await handle({
      c,
      get by() {
        return getActor(c);
      },
      params: c.req.param(),
      query: c.get("query"),
      body: c.get("body"),
      user: c.get("user"),
      session: c.get("session"),
    });
    if (answer instanceof Response) return answer;
    return status === 204 ? c.body(null, 204) : c.json(answer, status);
  };

/** A router that guards, validates and answers as the endpoints say. */
export const mountRoutes = (routes: Route[], getGuards: GetGuards, bodyTimes: BodyTimes) => {
  const app = factory.createApp();
  for (const each of routes) {
    const { method, path, query, body } = each.endpoint;
    const guards = getGuards(each.endpoint);
    const handlers: Middleware = [
      ...guards,
      ...each.middleware,
      ...(query ? [validateQuery(query)] : []),
      // A session may have ended while its sender kept the rest of a body back.
      ...(body ? [...validateBody(body, bodyTimes), ...guards] : []),
      answerWith(each),
    ];
    app.on(method, [path], ...handlers);
  }
  return app;
};
