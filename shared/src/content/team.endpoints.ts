import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import { limits } from "../limits.ts";
import { movedToTrash } from "./moved-to-trash.ts";
import {
  teamMemberChange,
  teamMemberInput,
  teamMemberList,
  teamMemberSaved,
  teamOrder,
} from "./team.ts";

export const listTeam = {
  method: "GET",
  path: "/api/team",
  summary: "List team members in the visitors' order; admins also get hidden ones",
  access: "public",
  scope: "content:read",
  header: "If-None-Match",
  status: 200,
  answer: teamMemberList,
} as const satisfies Endpoint;

export const createTeamMember = {
  method: "POST",
  path: "/api/team",
  summary: "Add a team member",
  access: "content",
  scope: "content:write",
  header: "Idempotency-Key",
  body: { type: "json", schema: teamMemberInput },
  status: 201,
  answer: teamMemberSaved,
} as const satisfies Endpoint;

export const updateTeamMember = {
  method: "PUT",
  path: "/api/team/:id",
  summary: "Change a team member",
  access: "content",
  scope: "content:write",
  body: { type: "json", schema: teamMemberChange },
  status: 200,
  answer: teamMemberSaved,
} as const satisfies Endpoint;

export const orderTeam = {
  method: "PUT",
  path: "/api/team/order",
  summary: "Set the order of the team",
  access: "content",
  scope: "content:write",
  body: { type: "json", schema: teamOrder, maxBytes: limits.jsonText },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const deleteTeamMember = {
  method: "DELETE",
  path: "/api/team/:id",
  summary: "Delete a team member",
  access: "content",
  scope: "content:write",
  status: 200,
  answer: movedToTrash,
} as const satisfies Endpoint;
