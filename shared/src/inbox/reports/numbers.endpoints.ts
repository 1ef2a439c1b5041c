import type { Endpoint } from "../../http/endpoint.ts";
import { numbers, numbersQuery } from "./numbers.ts";

export const readNumbers = {
  method: "GET",
  path: "/api/numbers",
  summary: "What became of those who asked, by week, tour and source",
  access: "admin",
  query: numbersQuery,
  status: 200,
  answer: numbers,
} as const satisfies Endpoint;

export const exportNumbers = {
  method: "GET",
  path: "/api/numbers/table",
  summary: "The same as a file, a line for each week, tour and source",
  access: "admin",
  query: numbersQuery,
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;
