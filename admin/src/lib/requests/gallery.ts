import { queryOptions } from "@tanstack/react-query";
import { galleryItem } from "shared/gallery";
import { z } from "zod";
import type { Api } from "../api/api-client.ts";

const items = z.array(galleryItem);

/** The server sends `{gallery}`; a bare array or `{data}` is understood too. */
const galleryResponse = z.union([
  items,
  z.object({ gallery: items }).transform(({ gallery }) => gallery),
  z.object({ data: items }).transform(({ data }) => data),
]);

/** All photos, newest first. */
export const galleryQuery = (api: Api) =>
  queryOptions({
    queryKey: ["gallery"],
    queryFn: ({ signal }) => api.request("/api/gallery", { signal }, galleryResponse),
  });
