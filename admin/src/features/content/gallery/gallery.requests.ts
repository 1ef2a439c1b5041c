import { useMutation } from "@tanstack/react-query";
import type { GalleryItem } from "shared/content/gallery";
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
import { emptyPhoto, type PhotoValues, photoFormValues, toPhotoParts } from "./photo-values.ts";

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
        body: {
          ...toPhotoParts(values, emptyPhoto),
          tour: values.tour ?? "",
          imageFile,
          picture: null,
          onlyNew: null,
        },
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

/** Only changes are sent: the form does not list hidden tours, and other screens change the picture's facts. */
type PhotoUpdateRequest = { values: PhotoValues; baseline: PhotoValues; revision: string };

/** The server refuses it if the photo has changed since `revision`. */
export function useUpdatePhoto(id: string) {
  const { api } = useApp();
  const pictures = usePictures();
  const invalidate = useInvalidate();
  return useSave({
    send: async ({ values, baseline, revision }: PhotoUpdateRequest, options) => {
      const imageFile = await pictures.forUpload(values.imageFile, options.signal);
      return api.request(updateGalleryItem, {
        params: { id },
        body: { ...toPhotoParts(values, baseline), imageFile },
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

type Description = { photo: GalleryItem; alt: string; isDecorative: boolean };

/** The server refuses it if the photo has changed since it was read. */
export function useDescribePhoto() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ photo, ...description }: Description) => {
      const stored = photoFormValues(photo);
      return api.request(updateGalleryItem, {
        params: { id: photo._id },
        body: { ...toPhotoParts({ ...stored, ...description }, stored), imageFile: null },
        headers: { "If-Unmodified-Since-Revision": photo.updatedAt },
      });
    },
    onSettled: () => invalidate("gallery"),
  });
}
