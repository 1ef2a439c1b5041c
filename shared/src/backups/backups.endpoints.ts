import type { Endpoint } from "../http/endpoint.ts";
import { backupStarted, backupState } from "./backups.ts";

export const readBackups = {
  method: "GET",
  path: "/api/backups",
  summary: "List backups and the time of the next one",
  access: "admin",
  status: 200,
  answer: backupState,
} as const satisfies Endpoint;

export const startBackup = {
  method: "POST",
  path: "/api/backups",
  summary: "Make a backup now",
  access: "admin",
  status: 202,
  answer: backupStarted,
} as const satisfies Endpoint;

/** Contains everything, including secrets. */
export const downloadBackup = {
  method: "GET",
  path: "/api/backups/:id/file",
  summary: "The file of a backup",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: "zip",
} as const satisfies Endpoint;
