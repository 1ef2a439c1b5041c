import type { ReactNode } from "react";
import { SaveForm } from "../../../components/form/SaveForm.tsx";
import type { SaveTexts } from "../../../components/form/SaveStatus.tsx";
import { SaveBar } from "../../../components/photos/SaveBar.tsx";
import { confirmUnsentPhotos, leaveQuestion } from "../../../components/photos/unsent-photos.ts";
import type { PhotoUploads } from "../../../components/photos/use-photo-uploads.ts";
import type { DraftState } from "../../../lib/editing/use-draft.ts";
import type { Saving } from "../../../lib/editing/use-save.ts";
import type { ServiceValues } from "../values/service-values.ts";
import { type ServiceForm, submitService } from "../values/use-service-form.ts";

type Props = SaveTexts & {
  form: ServiceForm;
  uploads: PhotoUploads;
  saving: Saving;
  isDirty: boolean;
  draft: DraftState;
  /** As in "Update Service". */
  label: string;
  /** As in "No changes". */
  untouched: string;
  /** A conflict is to be decided first. */
  isBlocked?: boolean;
  onSave: (values: ServiceValues) => void;
  children: ReactNode;
};

/** The form of a tour: neither its fields nor its photos are lost without asking. */
export function ServiceSaveForm(props: Props) {
  const { form, uploads, saving, isDirty, draft, onSave, children, ...rest } = props;
  const { label, untouched, isBlocked, ...outcome } = rest;
  const isUnsent = uploads.uploads.length > 0 && !saving.isSuccess;
  return (
    <SaveForm
      {...outcome}
      onSubmit={submitService(form, (values) => confirmUnsentPhotos(uploads, () => onSave(values)))}
      saving={saving}
      leavesAfterwards
      isDirty={isDirty || isUnsent}
      leaveQuestion={leaveQuestion(uploads)}
      draft={draft}
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
    >
      {children}
    </SaveForm>
  );
}
