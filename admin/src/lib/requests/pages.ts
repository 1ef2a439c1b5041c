import { queryOptions } from "@tanstack/react-query";
import { presentsTour } from "shared/content/pages/pages";
import { listPages } from "shared/content/pages/pages.endpoints";
import { writtenPagePath } from "shared/paths";
import type { Api } from "../api/api-client.ts";

/** List the owner's pages, including hidden ones. */
export const pagesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["pages"],
    queryFn: async ({ signal }) => (await api.request(listPages, { signal })).pages,
  });

/** The tours that pages present, under the ids that other records use. */
export const pageToursQuery = (api: Api) =>
  queryOptions({
    ...pagesQuery(api),
    select: (pages) =>
      pages
        .filter(presentsTour)
        .map((page) => ({ _id: writtenPagePath(page), title: page.title, topic: page.topic })),
  });
