import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { daySheet, guideLinkCreated, sheetScope, tripPlanChange } from "./day-sheets.ts";

export const readDaySheet = {
  method: "GET",
  path: "/api/day-sheets",
  summary: "Get the guide's sheet for a day or a trip, and its link",
  access: "admin",
  query: sheetScope,
  status: 200,
  answer: daySheet,
} as const satisfies Endpoint;

export const saveTripPlan = {
  method: "PATCH",
  path: "/api/conversations/:id/plan",
  summary: "Change pick-up, guide, vehicle and notes of a trip",
  access: "admin",
  body: { type: "json", schema: tripPlanChange },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const createGuideLink = {
  method: "POST",
  path: "/api/guide-links",
  summary: "Create a link that shows a day sheet until the morning after",
  access: "admin",
  body: { type: "json", schema: sheetScope },
  status: 201,
  answer: guideLinkCreated,
} as const satisfies Endpoint;

export const endGuideLink = {
  method: "DELETE",
  path: "/api/guide-links/:id",
  summary: "End a guide's link",
  access: "admin",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
