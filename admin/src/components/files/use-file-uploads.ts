import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { uploadConversationFile } from "shared/inbox/files/conversation-files.endpoints";
import { limits } from "shared/limits";
import type { Api } from "../../lib/api/api-client.ts";
import { ApiError, NetworkError, serverMessage } from "../../lib/api/api-error.ts";
import { sendWithProgress } from "../../lib/api/send-with-progress.ts";
import { useApp } from "../../lib/app/app-context.ts";
import type { Pictures } from "../../lib/pictures/create-pictures.ts";
import { usePictures } from "../../lib/pictures/pictures-context.ts";
import { pictureTypes } from "../../lib/pictures/validate-picture.ts";
import { formatBytes } from "../../lib/text/format-bytes.ts";
import { createUploadQueue, type UploadOptions } from "../photos/upload-queue.ts";

const headers = { "Content-Type": "application/octet-stream" };
const field = "files";

const tooLargeReason = ({ name, size }: File) => {
  const { bytes } = limits.conversationFile;
  if (size <= bytes) return undefined;
  return `“${name}” has ${formatBytes(size)}; an email can carry ${formatBytes(bytes)}. Send a link to it instead.`;
};

type Shrink = { readonly current: boolean };

const sendFile =
  (api: Api, pictures: Pictures, shrink: Shrink) =>
  async (chosen: File, { signal, onProgress }: UploadOptions) => {
    const isShrunk = shrink.current && pictureTypes.includes(chosen.type);
    const body = (isShrunk && (await pictures.forUpload(chosen, signal))) || chosen;
    const tooLarge = tooLargeReason(body);
    if (tooLarge) throw new ApiError(413, { message: tooLarge, code: "too_large" });
    const transport = sendWithProgress(onProgress);
    const query = { name: body.name };
    const options = { query, body, headers, signal, transport };
    return (await api.request(uploadConversationFile, options)).file;
  };

const describeFailure = (error: unknown) => {
  if (error instanceof NetworkError)
    return "Files need a connection. Try again when you're back online.";
  return serverMessage(error) ?? "The file couldn't be uploaded.";
};

const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 413].includes(error.status);

const describeUnsent = (unfinished: number, failed: number) => {
  if (unfinished > 0) return "Files are still uploading. Wait for them, or remove them.";
  return failed > 0 ? "A file wasn't uploaded. Try it again, or remove it." : undefined;
};

/** Sends chosen files immediately, in one queue per form. */
export function useFileUploads(onUploaded: (file: ConversationFile) => void) {
  const { api } = useApp();
  const pictures = usePictures();
  const [shrinksPhotos, setShrinksPhotos] = useState(false);
  const shrink = useRef(shrinksPhotos);
  const latest = useRef(onUploaded);
  useEffect(() => {
    shrink.current = shrinksPhotos;
    latest.current = onUploaded;
  });
  const [queue] = useState(() =>
    createUploadQueue<ConversationFile>({
      send: sendFile(api, pictures, shrink),
      describeFailure,
      isRefusal,
      onUploaded: (file) => latest.current(file),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const unfinished = uploads.filter(({ state }) => state !== "failed").length;
  useEffect(() => queue.stop, [queue]);
  return {
    uploads,
    unfinished,
    /** The reason why their form can't be sent yet. */
    problem: describeUnsent(unfinished, uploads.length - unfinished),
    retry: queue.retry,
    remove: queue.remove,
    stop: queue.stop,
    choose: (files: File[]) => queue.add(files, field),
    shrinksPhotos,
    setShrinksPhotos,
  };
}

export type FileUploads = ReturnType<typeof useFileUploads>;
