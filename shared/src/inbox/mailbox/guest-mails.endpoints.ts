import type { Endpoint } from "../../http/endpoint.ts";

export const readMailFile = {
  method: "GET",
  path: "/api/mail-files/:id",
  summary: "A file that came with a guest's mail, to be saved and never shown",
  access: "admin",
  status: 200,
  answer: "file",
} as const satisfies Endpoint;
