import type { Endpoint } from "../../http/endpoint.ts";

export const readMailFile = {
  method: "GET",
  path: "/api/mail-files/:id",
  summary: "Download a file that came with a guest's email",
  access: "admin",
  status: 200,
  answer: "file",
} as const satisfies Endpoint;
