import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { TourService } from "shared/content/tours/tour-services";
import { notify } from "../../../components/feedback/notify.ts";
import { PhotoSaveForm } from "../../../components/photos/PhotoSaveForm.tsx";
import { confirmUnsentPhotos } from "../../../components/photos/unsent-photos.ts";
import { useFieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { PageEditor } from "./PageEditor.tsx";
import { useNewPage } from "./use-new-page.ts";
import { confirmPagePrices } from "./values/confirm-page-prices.ts";
import type { PageValues } from "./values/page-values.ts";
import { submitPage } from "./values/use-page-form.ts";

export function CreatePageForm({ tours }: { tours: TourService[] }) {
  const navigate = useNavigate();
  const { form, isDirty, draft, create, save } = useNewPage();
  const uploads = useFieldUploads();
  const added = create.data?.page;
  useEffect(() => {
    if (!added) return;
    notify("Page added.", added.title);
    void navigate(pathTo.updatePage(added._id), { replace: true });
  }, [added, navigate]);
  const confirmAndSave = (values: PageValues) =>
    confirmPagePrices(values, { tours, stored: [] }, () => save(values));
  return (
    <PhotoSaveForm
      onSubmit={submitPage(form, (values) =>
        confirmUnsentPhotos(uploads, () => confirmAndSave(values)),
      )}
      uploads={uploads}
      saving={create}
      leavesAfterwards
      isDirty={isDirty}
      draft={draft}
      label="Add page"
      untouched="Not saved yet"
      failure={
        create.error && (serverMessage(create.error) ?? "Couldn't save the page. Please try again.")
      }
    >
      <PageEditor form={form} uploads={uploads} tours={tours} isNew />
    </PhotoSaveForm>
  );
}
