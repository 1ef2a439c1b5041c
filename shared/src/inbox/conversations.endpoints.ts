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
  answerCancelled,
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
  scope: "inbox:read",
  query: conversationListQuery,
  status: 200,
  answer: conversationList,
} as const satisfies Endpoint;

export const addConversation = {
  method: "POST",
  path: "/api/conversations",
  summary: "Log a request from a chat or phone call",
  access: "admin",
  scope: "inbox:write",
  header: "Idempotency-Key",
  body: { type: "json", schema: addedConversationInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const countConversations = {
  method: "GET",
  path: "/api/conversations/counts",
  summary: "Count conversations by view",
  access: "admin",
  scope: "inbox:read",
  query: tripFilter,
  status: 200,
  answer: conversationCounts,
} as const satisfies Endpoint;

export const followConversations = {
  method: "GET",
  path: "/api/conversations/changes",
  summary:
    "Stream server-sent events when conversations change: `changed`, and `beat` as a keep-alive",
  access: "admin",
  scope: "inbox:read",
  status: 200,
  answer: "events",
} as const satisfies Endpoint;

export const readConversation = {
  method: "GET",
  path: "/api/conversations/:id",
  summary: "Get a conversation with its latest messages and changes",
  access: "admin",
  scope: "inbox:read",
  query: conversationQuery,
  status: 200,
  answer: conversationBody,
} as const satisfies Endpoint;

export const changeConversations = {
  method: "PATCH",
  path: "/api/conversations",
  summary: "Change the state, place, assignee or reminder of conversations",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: conversationsChange },
  status: 200,
  answer: conversationsChanged,
} as const satisfies Endpoint;

export const answerConversation = {
  method: "POST",
  path: "/api/conversations/:id/answers",
  summary: "Reply by email, or record a reply given elsewhere; once per `Idempotency-Key`, forever",
  access: "admin",
  scope: "inbox:write",
  header: "Idempotency-Key",
  body: { type: "json", schema: answerInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const cancelAnswer = {
  method: "DELETE",
  path: "/api/conversations/:id/answers/:answer",
  summary: "Cancel a reply that waits for its time; returns its text",
  access: "admin",
  scope: "inbox:write",
  status: 200,
  answer: answerCancelled,
} as const satisfies Endpoint;

export const addNote = {
  method: "POST",
  path: "/api/conversations/:id/notes",
  summary: "Add a note for the team; once per `Idempotency-Key`, forever",
  access: "admin",
  scope: "inbox:write",
  header: "Idempotency-Key",
  body: { type: "json", schema: noteInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const joinConversations = {
  method: "POST",
  path: "/api/conversations/:id/join",
  summary: "Merge other conversations into this one",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: joinInput },
  status: 200,
  answer: conversationSaved,
} as const satisfies Endpoint;

export const splitConversation = {
  method: "POST",
  path: "/api/conversations/:id/split",
  summary: "Split messages off into a new conversation",
  access: "admin",
  scope: "inbox:write",
  body: { type: "json", schema: splitInput },
  status: 201,
  answer: conversationSaved,
} as const satisfies Endpoint;
