import { queryOptions, useMutation } from "@tanstack/react-query";
import { messageBody } from "shared/errors";
import { galleryItem, galleryItemSaved } from "shared/gallery";
import type { Api } from "../../lib/api/api-client.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../lib/editing/use-idempotency-key.ts";
import { useSave } from "../../lib/editing/use-save.ts";
import { useInvalidate } from "../../lib/requests/refresh.ts";
import { type PhotoValues, photoBody } from "./photo-values.ts";

const pathOf = (id: string) => `/api/gallery/${encodeURIComponent(id)}`;

/** One photo, always read afresh. */
export const photoQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["gallery", "item", id],
    queryFn: ({ signal }) => api.request(pathOf(id), { signal }, galleryItem),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Uploads a new photo; sent again unchanged, it is still one. */
export function useCreatePhoto() {
  const { api, pictures } = useApp();
  const refresh = useInvalidate();
  const keys = useIdempotencyKey();
  return useSave({
    send: async (values: PhotoValues, options) =>
      api.request(
        "/api/gallery",
        {
          method: "POST",
          body: photoBody(values, await pictures.forUpload(values.imageFile, options.signal)),
          headers: keys.headersFor(values),
          ...options,
        },
        galleryItemSaved,
      ),
    onSuccess: () => {
      keys.forget();
      refresh("gallery");
    },
    onUncertain: () => refresh("gallery"),
  });
}

/** Changes title or picture of a photo, unless it was changed since `readAt`. */
export function useUpdatePhoto(id: string) {
  const { api, pictures } = useApp();
  const refresh = useInvalidate();
  return useSave({
    send: async ({ values, readAt }: { values: PhotoValues; readAt: string }, options) =>
      api.request(
        pathOf(id),
        {
          method: "PUT",
          body: photoBody(values, await pictures.forUpload(values.imageFile, options.signal)),
          headers: { "If-Unmodified-Since-Revision": readAt },
          ...options,
        },
        galleryItemSaved,
      ),
    onSuccess: () => refresh("gallery"),
    onUncertain: () => refresh("gallery"),
  });
}

/** Deletes a photo. */
export function useDeletePhoto() {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(pathOf(id), { method: "DELETE" }, messageBody),
    onSuccess: () => refresh("gallery"),
  });
}
