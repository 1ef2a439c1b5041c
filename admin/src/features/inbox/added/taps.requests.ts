import { queryOptions } from "@tanstack/react-query";
import { findTaps } from "shared/endpoints/contact-taps";
import type { Api } from "../../../lib/api/api-client.ts";

/** What is known of a reference such as `4F2Q`. */
export const tapsQuery = (api: Api, reference: string) =>
  queryOptions({
    queryKey: ["contact-taps", reference],
    queryFn: async ({ signal }) =>
      (await api.request(findTaps, { query: { reference }, signal })).taps,
  });
