import { z } from "zod";
import { octoProduct } from "../octo.ts";
import type { Endpoint } from "./endpoint.ts";

export const listOctoProducts = {
  method: "GET",
  path: "/api/tours/octo",
  summary:
    "The services as products of the OCTO specification, with prices; to be had on request alone",
  access: "public",
  status: 200,
  answer: z.array(octoProduct),
} as const satisfies Endpoint;
