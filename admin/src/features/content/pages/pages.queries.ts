import { queryOptions } from "@tanstack/react-query";
import { listPages } from "shared/content/pages/pages.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

/** `null` for an unknown id. */
export const pageQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["pages", "edit", id],
    queryFn: async ({ signal }) => {
      const { pages } = await api.request(listPages, { signal });
      return pages.find(({ _id }) => _id === id) ?? null;
    },
    ...freshRecord,
  });
