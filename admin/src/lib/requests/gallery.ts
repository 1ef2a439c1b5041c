import { queryOptions } from "@tanstack/react-query";
import { galleryItem } from "shared/content/gallery";
import { listGallery } from "shared/content/gallery.endpoints";
import { z } from "zod";
import type { Api } from "../api/api-client.ts";

const items = z.array(galleryItem);

/** Accepts the contract's `{gallery}`, a bare array, or `{data}`. */
const lenientAnswer = z.union([
  items,
  z.object({ gallery: items }).transform(({ gallery }) => gallery),
  z.object({ data: items }).transform(({ data }) => data),
]);

export const galleryQuery = (api: Api) =>
  queryOptions({
    queryKey: ["gallery"],
    queryFn: ({ signal }) => api.request({ ...listGallery, answer: lenientAnswer }, { signal }),
  });
