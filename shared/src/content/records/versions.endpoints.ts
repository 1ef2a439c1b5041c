import type { Endpoint } from "../../http/endpoint.ts";
import {
  changedRecords,
  restoreVersion,
  version,
  versionList,
  versionRestored,
  versionsQuery,
} from "./versions.ts";

export const listVersions = {
  method: "GET",
  path: "/api/records/:kind/:id/versions",
  summary: "The published versions of a record, newest first",
  access: "content",
  query: versionsQuery,
  status: 200,
  answer: versionList,
} as const satisfies Endpoint;

export const readVersion = {
  method: "GET",
  path: "/api/versions/:id",
  summary: "One version of a record",
  access: "content",
  status: 200,
  answer: version,
} as const satisfies Endpoint;

export const restoreVersionAsDraft = {
  method: "POST",
  path: "/api/versions/:id/restore",
  summary: "Make a draft of a version",
  access: "content",
  body: { type: "json", schema: restoreVersion },
  status: 201,
  answer: versionRestored,
} as const satisfies Endpoint;

export const listChangedRecords = {
  method: "GET",
  path: "/api/builds/:id/changed-records",
  summary: "Records that were created, changed or deleted after a release was made",
  access: "content",
  status: 200,
  answer: changedRecords,
} as const satisfies Endpoint;
