import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { timetableInput, timetableList, timetableSaved, timetableTime } from "./timetable.ts";

export const listTimetable = {
  method: "GET",
  path: "/api/timetable",
  summary: "Changes that go out at a time, and the last ones that did",
  access: "content",
  status: 200,
  answer: timetableList,
} as const satisfies Endpoint;

export const planTimetableEntry = {
  method: "POST",
  path: "/api/timetable",
  summary: "Publish drafts, show or hide records at a time",
  access: "content",
  body: { type: "json", schema: timetableInput },
  status: 201,
  answer: timetableSaved,
} as const satisfies Endpoint;

export const moveTimetableEntry = {
  method: "PUT",
  path: "/api/timetable/:id",
  summary: "Move an entry of the timetable, or plan a cancelled or failed one again",
  access: "content",
  body: { type: "json", schema: timetableTime },
  status: 200,
  answer: timetableSaved,
} as const satisfies Endpoint;

export const cancelTimetableEntry = {
  method: "DELETE",
  path: "/api/timetable/:id",
  summary: "Cancel an entry of the timetable",
  access: "content",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
