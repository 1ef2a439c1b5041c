import { formToken } from "../spam.ts";
import type { Endpoint } from "./endpoint.ts";

export const readFormToken = {
  method: "GET",
  path: "/api/forms/token",
  summary: "A token for one message, valid for a day",
  access: "public",
  status: 200,
  answer: formToken,
} as const satisfies Endpoint;
