import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createGalleryItem } from "shared/content/gallery.endpoints";
import { limits } from "shared/limits";
import { describeFailure, sendPrepared } from "../../../../components/photos/use-photo-uploads.ts";
import type { Api } from "../../../../lib/api/api-client.ts";
import { ApiError, NetworkError } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import type { Pictures } from "../../../../lib/pictures/create-pictures.ts";
import { usePictures } from "../../../../lib/pictures/pictures-context.ts";
import { invalidFileReason } from "../../../../lib/pictures/validate-picture.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";
import { type CommonTexts, createPhotoBatch, type PhotoTexts } from "./photo-batch.ts";

/** In px; twice the width of a row's preview. */
const previewWidth = 240;

/** The same bytes would be refused again, and the gallery holds a known photo once. */
const refusals = new Set([409, 413, 415]);

const noTexts: CommonTexts = { tour: "", photographer: "", permission: "" };

const connect = (api: Api, pictures: Pictures, onAdded: () => void) =>
  createPhotoBatch({
    prepare: async (file, { signal }) => {
      const prepared = await pictures.forUpload(file, signal);
      pictures.forget(file);
      return prepared ?? file;
    },
    draw: (file) => pictures.draw(file, previewWidth),
    upload: sendPrepared(api),
    add: ({ isDecorative, photographer, permission, ...texts }, options) =>
      api.request(createGalleryItem, {
        ...options,
        body: {
          ...texts,
          // A blank one would clear what is known of a picture that a tour shows.
          photographer: photographer || null,
          permission: permission || null,
          decorative: String(isDecorative),
          onlyNew: "true",
          imageFile: null,
          focalPoint: null,
        },
      }),
    describeFailure,
    isLost: (error) => error instanceof NetworkError,
    isRefusal: (error) => error instanceof ApiError && refusals.has(error.status),
    onAdded,
  });

/** Photos that are on their way into the gallery; they are lost when the screen closes. */
export function usePhotoBatch() {
  const { api } = useApp();
  const pictures = usePictures();
  const invalidate = useInvalidate();
  const [batch] = useState(() => connect(api, pictures, () => invalidate("gallery")));
  const [leftOut, setLeftOut] = useState(0);
  const [texts, setTexts] = useState(noTexts);
  const state = useSyncExternalStore(batch.subscribe, batch.read);
  useEffect(() => batch.stop, [batch]);
  useWindowEvent("online", batch.reconnect);
  /** `typed` are the texts of the first photo, and those of all. */
  const choose = (files: File[], typed?: PhotoTexts & CommonTexts) => {
    const room = Math.max(0, limits.photoBatch - state.photos.length);
    setLeftOut(Math.max(0, files.length - room));
    if (!typed) return batch.choose(files.slice(0, room), invalidFileReason);
    const { tour, photographer, permission, ...first } = typed;
    setTexts({ tour, photographer, permission });
    batch.choose(files.slice(0, room), invalidFileReason, first);
  };
  return { batch, ...state, leftOut, texts, setTexts, choose };
}
export type GalleryBatch = ReturnType<typeof usePhotoBatch>;
