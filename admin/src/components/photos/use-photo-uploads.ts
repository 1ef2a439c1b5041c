import { useEffect, useState, useSyncExternalStore } from "react";
import type { Picture } from "shared/media/pictures";
import { uploadPicture } from "shared/media/pictures.endpoints";
import type { Api } from "../../lib/api/api-client.ts";
import { NetworkError, serverMessage } from "../../lib/api/api-error.ts";
import { sendWithProgress } from "../../lib/api/send-with-progress.ts";
import { useApp } from "../../lib/app/app-context.ts";
import type { Pictures } from "../../lib/pictures/create-pictures.ts";
import { usePictures } from "../../lib/pictures/pictures-context.ts";
import { invalidFileReason } from "../../lib/pictures/validate-picture.ts";
import { createUploadQueue, type Upload, type UploadOptions } from "./upload-queue.ts";

/** Uploads a photo that was prepared before. */
export const sendPrepared =
  (api: Api) =>
  async (imageFile: File | null, { signal, onProgress }: UploadOptions) => {
    const transport = sendWithProgress(onProgress);
    const { picture } = await api.request(uploadPicture, {
      body: { imageFile },
      signal,
      transport,
    });
    return picture;
  };

const sendPicture = (api: Api, pictures: Pictures) => async (file: File, options: UploadOptions) =>
  sendPrepared(api)(await pictures.forUpload(file, options.signal), options);

export const describeFailure = (error: unknown) => {
  if (error instanceof NetworkError)
    return "The connection dropped. Try again when you're back online.";
  return serverMessage(error) ?? "The photo couldn't be uploaded.";
};

/** Sends chosen photos immediately, in one queue per form. Only the first `onUploaded` is used. */
export function usePhotoUploads(onUploaded: (picture: Picture, upload: Upload) => void) {
  const { api } = useApp();
  const pictures = usePictures();
  const [queue] = useState(() =>
    createUploadQueue({ send: sendPicture(api, pictures), describeFailure, onUploaded }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const unfinished = uploads.filter(({ state }) => state !== "failed").length;
  useEffect(() => queue.stop, [queue]);
  return {
    uploads,
    unfinished,
    failed: uploads.length - unfinished,
    retry: queue.retry,
    remove: queue.remove,
    removeField: queue.removeField,
    choose: (files: File[], field: string) => {
      const sendable = files.filter((file) => !invalidFileReason(file));
      for (const file of files) {
        const problem = invalidFileReason(file);
        if (problem) queue.refuse(file, problem, field);
      }
      queue.add(sendable, field);
    },
  };
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
