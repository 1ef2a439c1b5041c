import { useEffect, useState, useSyncExternalStore } from "react";
import { uploadPicture } from "shared/endpoints/pictures";
import type { Picture } from "shared/pictures";
import type { Api } from "../../../lib/api/api-client.ts";
import { NetworkError, serverMessage } from "../../../lib/api/api-error.ts";
import { sendWithProgress } from "../../../lib/api/send-with-progress.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import type { Pictures } from "../../../lib/pictures/create-pictures.ts";
import { usePictures } from "../../../lib/pictures/pictures-context.ts";
import { invalidFileReason } from "../../../lib/pictures/validate-picture.ts";
import type { ServiceForm } from "../values/use-service-form.ts";
import { createUploadQueue, type UploadOptions } from "./upload-queue.ts";

const sendPicture =
  (api: Api, pictures: Pictures) =>
  async (file: File, { signal, onProgress }: UploadOptions) => {
    const imageFile = await pictures.forUpload(file, signal);
    const transport = sendWithProgress(onProgress);
    const { picture } = await api.request(uploadPicture, {
      body: { imageFile },
      signal,
      transport,
    });
    return picture;
  };

const describeFailure = (error: unknown) => {
  if (error instanceof NetworkError) return "The connection broke: try again when it is back.";
  return serverMessage(error) ?? "The photo could not be sent.";
};

/** Before the first photo that was chosen after it. */
const insertInOrder = (
  { getValues, insertListItem }: ServiceForm,
  orders: Map<string, number>,
  picture: Picture,
) => {
  const { photos } = getValues();
  const order = orders.get(picture._id) ?? 0;
  const later = photos.findIndex((photo) => (orders.get(photo.picture) ?? 0) > order);
  const photo = { picture: picture._id, image: picture.image, caption: "", alt: "" };
  insertListItem("photos", photo, later === -1 ? photos.length : later);
};

/** Sends chosen photos at once; those that have arrived are rows of the form. */
export function usePhotoUploads(form: ServiceForm) {
  const { api } = useApp();
  const pictures = usePictures();
  const [queue] = useState(() => {
    const orders = new Map<string, number>();
    return createUploadQueue({
      send: sendPicture(api, pictures),
      describeFailure,
      onUploaded: (picture, order) => {
        orders.set(picture._id, order);
        insertInOrder(form, orders, picture);
      },
    });
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const unfinished = uploads.filter(({ state }) => state !== "failed").length;
  useEffect(() => queue.stop, [queue]);
  return {
    uploads,
    unfinished,
    failed: uploads.length - unfinished,
    retry: queue.retry,
    remove: queue.remove,
    choose: (files: File[]) => {
      const sendable = files.filter((file) => !invalidFileReason(file));
      for (const file of files) {
        const problem = invalidFileReason(file);
        if (problem) queue.refuse(file, problem);
      }
      queue.add(sendable);
    },
  };
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
