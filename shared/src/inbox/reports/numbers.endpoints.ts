import type { Endpoint } from "../../http/endpoint.ts";
import { numbers, numbersQuery } from "./numbers.ts";

export const readNumbers = {
  method: "GET",
  path: "/api/numbers",
  summary: "Get inquiries and their outcomes by week, tour and source",
  access: "admin",
  query: numbersQuery,
  status: 200,
  answer: numbers,
} as const satisfies Endpoint;

export const exportNumbers = {
  method: "GET",
  path: "/api/numbers/table",
  summary: "Export them as CSV, one line per week, tour and source",
  access: "admin",
  query: numbersQuery,
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;
