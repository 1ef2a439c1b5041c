import type { Endpoint } from "../http/endpoint.ts";
import { limits } from "../limits.ts";
import { publishedDraft } from "./published-draft.ts";
import { sharedQuestions, sharedQuestionsInput, sharedQuestionsSaved } from "./questions.ts";

export const readSharedQuestions = {
  method: "GET",
  path: "/api/questions",
  summary: "Get the questions shown on every tour",
  access: "public",
  header: "If-None-Match",
  status: 200,
  answer: sharedQuestions,
} as const satisfies Endpoint;

export const saveSharedQuestions = {
  method: "PUT",
  path: "/api/questions",
  summary: "Replace the questions shown on every tour",
  access: "content",
  scope: "content:write",
  query: publishedDraft,
  body: { type: "json", schema: sharedQuestionsInput, maxBytes: limits.jsonText },
  status: 200,
  answer: sharedQuestionsSaved,
} as const satisfies Endpoint;
