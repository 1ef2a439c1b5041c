import type { ComponentProps } from "react";
import { SaveForm } from "../form/SaveForm.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { leaveQuestion } from "./unsent-photos.ts";
import type { PhotoUploads } from "./use-photo-uploads.ts";

type SaveFormProps = ComponentProps<typeof SaveForm>;
type Props = Omit<SaveFormProps, "leaveQuestion" | "saveBar"> & {
  uploads: PhotoUploads;
  /** As in "Update Service". */
  label: string;
  /** As in "No changes". */
  untouched: string;
  /** A conflict is to be decided first. */
  isBlocked?: boolean | undefined;
};

/** A form with photos: neither its fields nor the photos are lost without asking. */
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
