import { z } from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { messageBody } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { tourImportDone, tourImportRead } from "./tour-transfer.ts";

export const exportTourArchive = {
  method: "GET",
  path: "/api/tours/export/archive",
  summary: "All tours with their photos as a ZIP file",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: "zip",
} as const satisfies Endpoint;

export const exportTourTable = {
  method: "GET",
  path: "/api/tours/export/csv",
  summary: "All tours without photos and routes as a file for spreadsheets",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;

export const readTourImport = {
  method: "POST",
  path: "/api/tours/imports",
  summary: "Preview an import; changes nothing",
  access: "content",
  scope: "content:write",
  body: {
    type: "stream",
    mediaTypes: ["application/zip", "text/csv"],
    maxBytes: limits.importBytes,
    schema: z.instanceof(ReadableStream<Uint8Array>),
  },
  status: 201,
  answer: tourImportRead,
} as const satisfies Endpoint;

export const applyTourImport = {
  method: "POST",
  path: "/api/tours/imports/:id",
  summary: "Run a previewed import, all or nothing",
  access: "content",
  scope: "content:write",
  status: 200,
  answer: tourImportDone,
} as const satisfies Endpoint;

export const dropTourImport = {
  method: "DELETE",
  path: "/api/tours/imports/:id",
  summary: "Drop an import",
  access: "content",
  scope: "content:write",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
