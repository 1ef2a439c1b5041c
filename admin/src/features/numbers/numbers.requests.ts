import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readNumbers } from "shared/endpoints/numbers";
import type { NumbersQuery } from "shared/numbers";
import type { Api } from "../../lib/api/api-client.ts";

export const numbersQuery = (api: Api, query: NumbersQuery) =>
  queryOptions({
    queryKey: ["numbers", query],
    queryFn: ({ signal }) => api.request(readNumbers, { query, signal }),
    placeholderData: keepPreviousData,
  });
