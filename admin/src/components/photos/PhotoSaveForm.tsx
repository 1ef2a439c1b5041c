import type { ComponentProps } from "react";
import { SaveForm } from "../form/SaveForm.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { leaveQuestion } from "./unsent-photos.ts";
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
      isDirty={isDirty || isUnsent}
      leaveQuestion={leaveQuestion(uploads)}
      saveBar={
        <SaveBar
          label={label}
          saving={saving}
          isDirty={isDirty}
          untouched={untouched}
          uploads={uploads}
          isBlocked={isBlocked}
        />
      }
    />
  );
}
