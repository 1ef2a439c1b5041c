import { queryOptions } from "@tanstack/react-query";
import { listPages } from "shared/content/pages/pages.endpoints";
import type { Api } from "../api/api-client.ts";

/** List the owner's pages, including hidden ones. */
export const pagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["pages"],
    queryFn: async ({ signal }) => (await api.request(listPages, { signal })).pages,
  });
