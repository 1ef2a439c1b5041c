import type { Endpoint } from "../../http/endpoint.ts";
import { routeForm, routeRead } from "./tour-route.ts";

export const readRouteFile = {
  method: "POST",
  path: "/api/tours/route",
  summary: "Read a route from a GPX file; stores nothing",
  access: "content",
  scope: "content:write",
  body: { type: "multipart", schema: routeForm },
  status: 200,
  answer: routeRead,
} as const satisfies Endpoint;
