import { useMutation } from "@tanstack/react-query";
import {
  createGalleryItem,
  deleteGalleryItem,
  updateGalleryItem,
} from "shared/content/gallery.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../lib/editing/use-idempotency-key.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { usePictures } from "../../../lib/pictures/pictures-context.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import type { PhotoValues } from "./photo-values.ts";

/** Repeating the same request creates no second photo. */
export function useCreatePhoto() {
  const { api } = useApp();
  const pictures = usePictures();
  const invalidate = useInvalidate();
  const idempotencyKey = useIdempotencyKey();
  return useSave({
    send: async (values: PhotoValues, options) => {
      const imageFile = await pictures.forUpload(values.imageFile, options.signal);
      const headers = idempotencyKey.headersFor(values);
      return api.request(createGalleryItem, {
        body: { title: values.title, tour: values.tour ?? "", imageFile },
        headers,
        ...options,
      });
    },
    onSuccess: () => {
      idempotencyKey.forget();
      invalidate("gallery");
    },
    onUncertain: () => invalidate("gallery"),
  });
}

/** An unchanged tour is not sent, because the form does not list hidden tours. */
type PhotoUpdateRequest = { values: PhotoValues; revision: string; isTourChanged: boolean };

/** The server refuses it if the photo has changed since `revision`. */
export function useUpdatePhoto(id: string) {
  const { api } = useApp();
  const pictures = usePictures();
  const invalidate = useInvalidate();
  return useSave({
    send: async ({ values, revision, isTourChanged }: PhotoUpdateRequest, options) => {
      const imageFile = await pictures.forUpload(values.imageFile, options.signal);
      return api.request(updateGalleryItem, {
        params: { id },
        body: {
          title: values.title,
          tour: isTourChanged ? (values.tour ?? "") : null,
          imageFile,
        },
        headers: { "If-Unmodified-Since-Revision": revision },
        ...options,
      });
    },
    onSuccess: () => invalidate("gallery"),
    onUncertain: () => invalidate("gallery"),
  });
}

export function useDeletePhoto() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteGalleryItem, { params: { id } }),
    onSuccess: () => invalidate("gallery"),
  });
}
