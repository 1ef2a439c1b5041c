import type { Page } from "shared/content/pages/pages";
import type { TourService } from "shared/content/tours/tour-services";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { PhotoSaveForm } from "../../../components/photos/PhotoSaveForm.tsx";
import { confirmUnsentPhotos } from "../../../components/photos/unsent-photos.ts";
import { useFieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { PageEditor } from "./PageEditor.tsx";
import { usePageUpdate } from "./use-page-update.ts";
import { confirmPagePrices } from "./values/confirm-page-prices.ts";
import { pageFields } from "./values/page-fields.ts";
import { type PageValues, pageFormValues } from "./values/page-values.ts";
import { submitPage } from "./values/use-page-form.ts";

type Props = { page: Page; tours: TourService[] };

export function UpdatePageForm({ page, tours }: Props) {
  const { form, isDirty, draft, save, update, baseline, other, continueFrom } = usePageUpdate(page);
  const uploads = useFieldUploads();
  const failure = serverMessage(update.error) ?? "Couldn't save the page. Please try again.";
  const confirmAndSave = (values: PageValues) =>
    confirmPagePrices(values, { tours, stored: page.blocks }, () => save(values));
  return (
    <PhotoSaveForm
      onSubmit={submitPage(form, (values) =>
        confirmUnsentPhotos(uploads, () => confirmAndSave(values)),
      )}
      uploads={uploads}
      saving={update}
      isDirty={isDirty}
      draft={draft}
      label="Save page"
      untouched="No changes"
      isBlocked={Boolean(other)}
      success={update.isSuccess && !isDirty && update.data?.message}
      failure={update.error && !other && failure}
    >
      <PageEditor form={form} uploads={uploads} tours={tours} />
      {other && (
        <RecordConflict
          fields={pageFields}
          form={form}
          baseline={baseline}
          other={other}
          toValues={pageFormValues}
          savedAt={other.updatedAt}
          failure={failure}
          onContinue={continueFrom}
        />
      )}
    </PhotoSaveForm>
  );
}
