import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { trashList, trashListQuery, trashRestored } from "./trash.ts";

export const listTrash = {
  method: "GET",
  path: "/api/trash",
  summary: "Deleted records that can be restored, newest first",
  access: "content",
  scope: "content:write",
  query: trashListQuery,
  status: 200,
  answer: trashList,
} as const satisfies Endpoint;

export const restoreFromTrash = {
  method: "POST",
  path: "/api/trash/:id/restore",
  summary: "Restore a deleted record as it was",
  access: "content",
  scope: "content:write",
  status: 200,
  answer: trashRestored,
} as const satisfies Endpoint;

export const deleteFromTrash = {
  method: "DELETE",
  path: "/api/trash/:id",
  summary: "Delete a record for good",
  access: "content",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
