import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { NumbersQuery } from "shared/inbox/reports/numbers";
import { readNumbers } from "shared/inbox/reports/numbers.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const numbersQuery = (api: Api, query: NumbersQuery) =>
  queryOptions({
    queryKey: ["numbers", query],
    queryFn: ({ signal }) => api.request(readNumbers, { query, signal }),
    placeholderData: keepPreviousData,
  });
