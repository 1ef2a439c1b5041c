import { z } from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import {
  missingPathChange,
  missingPathList,
  redirectImport,
  redirectInput,
  redirectList,
  redirectQuery,
  redirectSaved,
} from "./redirects.ts";

/** Open to content admins: the editors check links to old addresses. */
export const listRedirects = {
  method: "GET",
  path: "/api/redirects",
  summary: "List redirects, newest first",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: redirectList,
} as const satisfies Endpoint;

export const saveRedirect = {
  method: "PUT",
  path: "/api/redirects",
  summary: "Add a redirect, or change the one with this source",
  access: "admin",
  scope: "content:write",
  body: { type: "json", schema: redirectInput },
  status: 200,
  answer: redirectSaved,
} as const satisfies Endpoint;

export const deleteRedirect = {
  method: "DELETE",
  path: "/api/redirects",
  summary: "Delete the redirect with this source",
  access: "admin",
  scope: "content:write",
  query: redirectQuery,
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const exportRedirects = {
  method: "GET",
  path: "/api/redirects/export",
  summary: "All redirects as CSV",
  access: "admin",
  scope: "content:read",
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;

const table = {
  type: "stream",
  mediaTypes: ["text/csv"],
  maxBytes: limits.redirectsBytes,
  schema: z.instanceof(ReadableStream<Uint8Array>),
} as const;

export const readRedirectImport = {
  method: "POST",
  path: "/api/redirects/import/preview",
  summary: "Preview an import of redirects; changes nothing",
  access: "admin",
  scope: "content:write",
  body: table,
  status: 200,
  answer: redirectImport,
} as const satisfies Endpoint;

export const importRedirects = {
  method: "POST",
  path: "/api/redirects/import",
  summary: "Import redirects from CSV, all or nothing",
  access: "admin",
  scope: "content:write",
  body: table,
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const listMissingPaths = {
  method: "GET",
  path: "/api/missing-paths",
  summary: "List the paths that visitors asked for most and did not find",
  access: "admin",
  scope: "content:read",
  status: 200,
  answer: missingPathList,
} as const satisfies Endpoint;

export const changeMissingPath = {
  method: "PUT",
  path: "/api/missing-paths",
  summary: "Ignore a path that visitors did not find, or list it again",
  access: "admin",
  scope: "content:write",
  body: { type: "json", schema: missingPathChange },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
