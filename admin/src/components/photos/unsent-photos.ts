import { askToConfirm } from "../feedback/alerts.ts";
import type { PhotoUploads } from "./use-photo-uploads.ts";

type UnsentPhotos = Pick<PhotoUploads, "unfinished" | "failed">;

export const countPhotos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

const describeUnsentPhotos = ({ unfinished, failed }: UnsentPhotos) =>
  [
    failed > 0 && `${countPhotos(failed)} failed to upload`,
    unfinished > 0 && `${countPhotos(unfinished)} still uploading`,
  ]
    .filter(Boolean)
    .join(", ");

/** The question before the user leaves the form; `undefined` when all photos are sent. */
export const leaveQuestion = (uploads: UnsentPhotos) =>
  uploads.unfinished + uploads.failed === 0
    ? undefined
    : {
        title: "Leave without these photos?",
        text: `${describeUnsentPhotos(uploads)}. If you leave, unsaved changes are lost.`,
      };

/** Asks before the form is saved without its failed photos. */
export function confirmUnsentPhotos(uploads: UnsentPhotos, save: () => void) {
  if (uploads.failed === 0) return save();
  askToConfirm({
    title: "Save without these photos?",
    text: `${describeUnsentPhotos(uploads)}. Cancel to try again, or save without them.`,
    confirm: "Save without them",
    onConfirm: save,
  });
}
