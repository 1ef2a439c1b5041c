import type { Saving } from "../../lib/editing/use-save.ts";
import { SubmitBar } from "../form/SubmitBar.tsx";
import { countPhotos } from "./unsent-photos.ts";
import type { PhotoUploads } from "./use-photo-uploads.ts";

type Props = {
  label: string;
  saving: Pick<Saving, "isPending" | "isSuccess">;
  isDirty: boolean;
  /** For example "No changes". */
  untouched: string;
  uploads: PhotoUploads;
  /** True while a conflict is unresolved. */
  isBlocked?: boolean | undefined;
};

const describe = ({ saving, isDirty, untouched, uploads }: Props) => {
  const { unfinished, failed } = uploads;
  if (saving.isPending) return "Saving…";
  if (unfinished > 0) return `Uploading ${countPhotos(unfinished)}…`;
  if (saving.isSuccess && !isDirty) return "Saved";
  if (failed > 0) return `${countPhotos(failed)} failed to upload`;
  return isDirty ? "Unsaved changes" : untouched;
};

export function SaveBar(props: Props) {
  const { label, saving, uploads, isBlocked = false } = props;
  return (
    <SubmitBar
      label={label}
      state={describe(props)}
      isPending={saving.isPending}
      disabled={isBlocked || uploads.unfinished > 0}
    />
  );
}
