import { queryOptions } from "@tanstack/react-query";
import { readGalleryItem } from "shared/content/gallery.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const photoQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["gallery", "item", id],
    queryFn: ({ signal }) => api.request(readGalleryItem, { params: { id }, signal }),
    ...freshRecord,
  });
