import { z } from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { conversationFileQuery, conversationFileSaved } from "./conversation-files.ts";

export const uploadConversationFile = {
  method: "POST",
  path: "/api/conversation-files",
  summary:
    "Upload a file for a reply, a template or a proposal; unused ones are removed after a day",
  access: "admin",
  scope: "inbox:write",
  query: conversationFileQuery,
  body: {
    type: "stream",
    mediaTypes: ["application/octet-stream"],
    maxBytes: limits.conversationFile.bytes,
    schema: z.instanceof(ReadableStream<Uint8Array>),
  },
  status: 201,
  answer: conversationFileSaved,
} as const satisfies Endpoint;

export const readConversationFile = {
  method: "GET",
  path: "/api/conversation-files/:id",
  summary: "Download a file of a conversation",
  access: "admin",
  scope: "inbox:read",
  status: 200,
  answer: "file",
} as const satisfies Endpoint;

export const removeConversationFile = {
  method: "DELETE",
  path: "/api/conversation-files/:id",
  summary: "Remove an uploaded file that was not sent yet",
  access: "admin",
  scope: "inbox:write",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
