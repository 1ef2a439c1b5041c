import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { movedToTrash } from "../moved-to-trash.ts";
import { publishedDraft, publishedNewDraft } from "../published-draft.ts";
import { tourAddressChange } from "./tour-address.ts";
import {
  changedTourServiceForm,
  tourOrder,
  tourService,
  tourServiceForm,
  tourServiceList,
  tourServiceSaved,
} from "./tour-services.ts";

export const listTourServices = {
  method: "GET",
  path: "/api/services",
  summary: "List services, newest first; admins also get hidden ones",
  access: "public",
  scope: "content:read",
  header: "If-None-Match",
  status: 200,
  answer: tourServiceList,
} as const satisfies Endpoint;

export const readTourService = {
  method: "GET",
  path: "/api/services/:id",
  summary: "One service, by its id or its slug",
  access: "public",
  scope: "content:read",
  header: "If-None-Match",
  status: 200,
  answer: tourService,
} as const satisfies Endpoint;

export const createTourService = {
  method: "POST",
  path: "/api/services",
  summary: "Create a service",
  access: "content",
  scope: "content:write",
  header: "Idempotency-Key",
  query: publishedNewDraft,
  body: { type: "multipart", schema: tourServiceForm },
  status: 201,
  answer: tourServiceSaved,
} as const satisfies Endpoint;

export const updateTourService = {
  method: "PUT",
  path: "/api/services/:id",
  summary: "Change a service",
  access: "content",
  scope: "content:write",
  header: "If-Unmodified-Since-Revision",
  query: publishedDraft,
  body: { type: "multipart", schema: changedTourServiceForm },
  status: 200,
  answer: tourServiceSaved,
} as const satisfies Endpoint;

export const changeTourAddress = {
  method: "PUT",
  path: "/api/services/:id/address",
  summary: "Change the address of a service; the old one redirects",
  access: "content",
  scope: "content:write",
  body: { type: "json", schema: tourAddressChange },
  status: 200,
  answer: tourServiceSaved,
} as const satisfies Endpoint;

export const deleteTourService = {
  method: "DELETE",
  path: "/api/services/:id",
  summary: "Delete a service",
  access: "content",
  scope: "content:write",
  status: 200,
  answer: movedToTrash,
} as const satisfies Endpoint;

export const orderTourServices = {
  method: "PUT",
  path: "/api/tours/order",
  summary: "Set the order of the services",
  access: "content",
  scope: "content:write",
  body: { type: "json", schema: tourOrder, maxBytes: limits.jsonText },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
