import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { LibraryQuery } from "shared/content/gallery";
import { listLibrary, listPhotoUses, readGalleryItem } from "shared/content/gallery.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const photoQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["gallery", "item", id],
    queryFn: ({ signal }) => api.request(readGalleryItem, { params: { id }, signal }),
    ...freshRecord,
  });

export const libraryQueryOptions = (api: Api, query: LibraryQuery) =>
  queryOptions({
    queryKey: ["gallery", "library", query],
    queryFn: ({ signal }) => api.request(listLibrary, { query, signal }),
    select: ({ photos, ...page }) => ({ items: photos, ...page }),
    placeholderData: keepPreviousData,
  });

export const photoUsesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["gallery", "uses", id],
    queryFn: ({ signal }) => api.request(listPhotoUses, { params: { id }, signal }),
    select: ({ uses }) => uses,
  });
