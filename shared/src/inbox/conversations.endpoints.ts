import type { Endpoint } from "../http/endpoint.ts";
import { addedConversationInput } from "./added-conversations.ts";
import {
  conversationCounts,
  conversationList,
  conversationListQuery,
  conversationsChange,
  conversationsChanged,
  joinInput,
  splitInput,
  tripFilter,
} from "./conversations.ts";
import {
  answerInput,
  conversationBody,
  conversationQuery,
  conversationSaved,
  noteInput,
} from "./timeline.ts";

export const listConversations = {
  method: "GET",
  path: "/api/conversations",
  summary: "Conversations with guests",
  access: "admin",
  query: conversationListQuery,
  status: 200,
  answer: conversationList,
} as const satisfies Endpoint;

export const addConversation = {
  method: "POST",
  path: "/api/conversations",
  summary: "Add what a guest asked for in a chat or on the phone",
  access: "admin",
  body: { type: "json", schema: addedConversationInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const countConversations = {
  method: "GET",
  path: "/api/conversations/counts",
  summary: "How many conversations lie where",
  access: "admin",
  query: tripFilter,
  status: 200,
  answer: conversationCounts,
} as const satisfies Endpoint;

export const followConversations = {
  method: "GET",
  path: "/api/conversations/changes",
  summary:
    "Tells as server-sent events when conversations change: `changed`, and `beat` now and then",
  access: "admin",
  status: 200,
  answer: "events",
} as const satisfies Endpoint;

export const readConversation = {
  method: "GET",
  path: "/api/conversations/:id",
  summary: "A conversation with what was written and done last",
  access: "admin",
  query: conversationQuery,
  status: 200,
  answer: conversationBody,
} as const satisfies Endpoint;

export const changeConversations = {
  method: "PATCH",
  path: "/api/conversations",
  summary: "Change the state, place, assignee or reminder of conversations",
  access: "admin",
  body: { type: "json", schema: conversationsChange },
  status: 200,
  answer: conversationsChanged,
} as const satisfies Endpoint;

export const answerConversation = {
  method: "POST",
  path: "/api/conversations/:id/answers",
  summary:
    "Answer a guest by mail, or record an answer given elsewhere; once for an `Idempotency-Key`, for ever",
  access: "admin",
  body: { type: "json", schema: answerInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const addNote = {
  method: "POST",
  path: "/api/conversations/:id/notes",
  summary: "Add a note for the team; once for an `Idempotency-Key`, for ever",
  access: "admin",
  body: { type: "json", schema: noteInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const joinConversations = {
  method: "POST",
  path: "/api/conversations/:id/join",
  summary: "Make other conversations part of this one",
  access: "admin",
  body: { type: "json", schema: joinInput },
  status: 200,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const splitConversation = {
  method: "POST",
  path: "/api/conversations/:id/split",
  summary: "Begin a conversation of its own with some messages",
  access: "admin",
  body: { type: "json", schema: splitInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;
