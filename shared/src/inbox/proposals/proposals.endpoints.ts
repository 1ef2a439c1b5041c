import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import {
  acceptanceInput,
  discardDraftQuery,
  proposalBody,
  proposalDraftInput,
  proposalList,
  proposalPreview,
  proposalSaved,
  sendProposalInput,
  withdrawProposalInput,
} from "./proposals.ts";

export const listProposals = {
  method: "GET",
  path: "/api/conversations/:id/proposals",
  summary: "List a conversation's proposals",
  access: "admin",
  scope: "inbox:write",
  status: 200,
  answer: proposalList,
} as const satisfies Endpoint;

export const createProposal = {
  method: "POST",
  path: "/api/conversations/:id/proposals",
  summary: "Draft a proposal from a conversation and its tour; once per `Idempotency-Key`",
  access: "admin",
  scope: "inbox:write",
  header: "Idempotency-Key",
  status: 201,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const readProposal = {
  method: "GET",
  path: "/api/proposals/:id",
  summary: "Get a proposal with its draft, sent versions and payments",
  access: "admin",
  scope: "inbox:write",
  status: 200,
  answer: proposalBody,
} as const satisfies Endpoint;

export const startProposalVersion = {
  method: "POST",
  path: "/api/proposals/:id/draft",
  summary: "Start a new version from the one that was sent",
  access: "admin",
  scope: "inbox:write",
  status: 201,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const saveProposalDraft = {
  method: "PUT",
  path: "/api/proposals/:id/draft",
  summary: "Save a proposal's draft",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: proposalDraftInput, maxBytes: 1_000_000 },
  status: 200,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const discardProposalDraft = {
  method: "DELETE",
  path: "/api/proposals/:id/draft",
  summary: "Discard a draft, and a proposal that was never sent with it",
  access: "admin",
  scope: "inbox:write",
  query: discardDraftQuery,
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const previewProposal = {
  method: "GET",
  path: "/api/proposals/:id/preview",
  summary: "Render the guest's page of the draft, or of the newest version without one",
  access: "admin",
  scope: "inbox:write",
  status: 200,
  answer: proposalPreview,
} as const satisfies Endpoint;

export const sendProposal = {
  method: "POST",
  path: "/api/proposals/:id/send",
  summary: "Freeze the draft and email it, or make its link ready for a chat",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: sendProposalInput },
  status: 200,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const markProposalSent = {
  method: "POST",
  path: "/api/proposals/:id/sent",
  summary: "Record that the link was sent by chat",
  access: "admin",
  scope: "inbox:write",
  status: 200,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const acceptProposal = {
  method: "POST",
  path: "/api/proposals/:id/acceptance",
  summary: "Accept a version for a guest who agreed by chat or phone",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: acceptanceInput },
  status: 201,
  answer: proposalSaved,
} as const satisfies Endpoint;

export const withdrawProposal = {
  method: "POST",
  path: "/api/proposals/:id/withdraw",
  summary: "Withdraw a proposal, so that it can't be accepted, or cancel an accepted trip",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: withdrawProposalInput },
  status: 200,
  answer: proposalSaved,
} as const satisfies Endpoint;
