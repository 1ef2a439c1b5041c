import { queryOptions } from "@tanstack/react-query";
import { listDrafts } from "shared/content/records/drafts.endpoints";
import type { Api } from "../api/api-client.ts";

/** Unpublished changes of all records, last changed first. */
export const draftsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["drafts"],
    queryFn: async ({ signal }) => (await api.request(listDrafts, { signal })).drafts,
  });
