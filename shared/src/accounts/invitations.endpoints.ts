import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import {
  invitationAcceptance,
  invitationInput,
  invitationList,
  invitationSent,
} from "./invitations.ts";

export const listInvitations = {
  method: "GET",
  path: "/api/invitations",
  summary: "List the colleagues who have not accepted their invitation yet",
  access: "admin",
  status: 200,
  answer: invitationList,
} as const satisfies Endpoint;

export const inviteColleague = {
  method: "POST",
  path: "/api/invitations",
  summary: "Invite a colleague to become an admin; a repeated invitation ends the previous link",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: invitationInput },
  status: 201,
  answer: invitationSent,
} as const satisfies Endpoint;

export const withdrawInvitation = {
  method: "DELETE",
  path: "/api/invitations/:id",
  summary: "Withdraw an invitation; its link ends",
  access: "admin",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const acceptInvitation = {
  method: "POST",
  path: "/api/invitations/accept",
  summary: "Create the account of an invited colleague with the token of the mailed link",
  access: "public",
  body: { type: "json", schema: invitationAcceptance },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
