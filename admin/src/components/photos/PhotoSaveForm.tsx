import type { ComponentProps } from "react";
import type { Saving } from "../../lib/editing/use-save.ts";
import { SaveForm } from "../form/SaveForm.tsx";
import { SubmitBar, unsavedState } from "../form/SubmitBar.tsx";
import { countPhotos, leaveQuestion } from "./unsent-photos.ts";
import type { PhotoUploads } from "./use-photo-uploads.ts";

type SaveFormProps = ComponentProps<typeof SaveForm>;
type Props = Omit<SaveFormProps, "leaveQuestion" | "saveBar"> & {
  uploads: PhotoUploads;
  /** For example "Update Service". */
  label: string;
  /** For example "No changes". */
  untouched: string;
  /** True while a conflict is unresolved. */
  isBlocked?: boolean | undefined;
};

/** A form with photos that asks before fields or photos are lost. */
export function PhotoSaveForm({ uploads, label, untouched, isBlocked, ...form }: Props) {
  const { saving, isDirty, leavesAfterwards } = form;
  const isSaved = saving.isSuccess && leavesAfterwards;
  const isUnsent = uploads.uploads.length > 0 && !isSaved;
  return (
    <SaveForm
      {...form}
      isDirty={isDirty}
      hasUnsent={isUnsent}
      leaveQuestion={leaveQuestion(uploads)}
      saveBar={
        <SaveBar
          label={label}
          saving={saving}
          isDirty={isDirty}
          draft={form.draft}
          untouched={untouched}
          uploads={uploads}
          isBlocked={isBlocked}
        />
      }
    />
  );
}

type SaveBarProps = {
  label: string;
  saving: Pick<Saving, "isPending" | "isSuccess">;
  isDirty: boolean;
  draft: SaveFormProps["draft"];
  /** For example "No changes". */
  untouched: string;
  uploads: PhotoUploads;
  /** True while a conflict is unresolved. */
  isBlocked?: boolean | undefined;
};

const describe = ({ saving, isDirty, untouched, uploads }: SaveBarProps) => {
  const { unfinished, failed } = uploads;
  if (saving.isPending) return "Saving…";
  if (unfinished > 0) return `Uploading ${countPhotos(unfinished)}…`;
  if (saving.isSuccess && !isDirty) return "Saved";
  if (failed > 0) return `${countPhotos(failed)} failed to upload`;
  return isDirty ? unsavedState : untouched;
};

function SaveBar(props: SaveBarProps) {
  const { label, saving, isDirty, draft, uploads } = props;
  const isConflict = draft?.shared?.status.phase === "conflict";
  return (
    <SubmitBar
      label={label}
      state={describe(props)}
      isPending={saving.isPending}
      disabled={Boolean(props.isBlocked) || isConflict || uploads.unfinished > 0}
      isDirty={isDirty}
      draft={draft}
    />
  );
}
