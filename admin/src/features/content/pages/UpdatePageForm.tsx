import { type Page, page as pageContract } from "shared/content/pages/pages";
import type { Draft } from "shared/content/records/drafts";
import type { TourService } from "shared/content/tours/tour-services";
import { DraftConflict } from "../../../components/conflict/DraftConflict.tsx";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { PhotoSaveForm } from "../../../components/photos/PhotoSaveForm.tsx";
import { confirmUnsentPhotos } from "../../../components/photos/unsent-photos.ts";
import { useFieldUploads } from "../../../components/photos/use-field-uploads.ts";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { isSameRecord, mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { PageEditor } from "./PageEditor.tsx";
import { useUpdatePage } from "./pages.requests.ts";
import { confirmPagePrices } from "./values/confirm-page-prices.ts";
import { pageDraft } from "./values/page-draft.ts";
import { pageFields } from "./values/page-fields.ts";
import { type PageValues, pageFormValues, pageValues } from "./values/page-values.ts";
import { foldErrors, isChanged, submitPage, usePageForm } from "./values/use-page-form.ts";

type Props = { page: Page; found: Draft | null; tours: TourService[] };

export function UpdatePageForm({ page, found, tours }: Props) {
  const edit = usePageUpdate(page, found);
  const { form, isDirty, draft, save, update, baseline, other, continueFrom } = edit;
  const uploads = useFieldUploads();
  const noun = page.story ? "story" : "page";
  const failure = serverMessage(update.error) ?? `Couldn't save the ${noun}. Please try again.`;
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
      label="Publish"
      untouched="No changes"
      isBlocked={Boolean(other)}
      success={update.isSuccess && !isDirty && update.data?.message}
      failure={update.error && !other && failure}
    >
      <PageEditor form={form} uploads={uploads} tours={tours} />
      <DraftConflict form={form} conflict={draft.conflict} />
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

/** The form of a stored page; it stays open after a save. */
function usePageUpdate(page: Page, found: Draft | null) {
  const update = useUpdatePage(page._id);
  const form = usePageForm(pageFormValues(page));
  const isDirty = isChanged(form);
  const edit = useEditForm<PageValues, Page>({
    item: page,
    itemSchema: pageContract,
    getRevision: ({ updatedAt }) => updatedAt,
    toValues: pageFormValues,
    form: {
      ...form,
      setErrors: (errors) => form.setErrors(foldErrors(errors)),
      resetDirty: (values = form.getValues()) => form.setInitialValues(values),
    },
    isDirty,
    draftName: `page:${page._id}`,
    draftSchema: pageValues,
    team: pageDraft(page._id, found, page),
    outdatedText: "Someone else changed this page. You'll see both versions when you save.",
    save: update,
    mergeConflict: (typed, from, other) =>
      mergeVersions(pageFields, typed, from, pageFormValues(other)),
  });
  const save = (values: PageValues) => {
    const settle = (saved: Page) => {
      form.setInitialValues(pageFormValues(saved));
      // Changes typed during the save stay.
      const isUntouched = isSameRecord(pageFields, form.getValues(), values);
      form.setValues(isUntouched ? pageFormValues(saved) : form.getValues());
      edit.rebase(saved);
    };
    update.save(
      { values, readAt: edit.revision },
      {
        publish: edit.draft.publish,
        onSuccess: (answer) => settle(answer.page),
        onError: edit.onError,
      },
    );
  };
  return { form, isDirty, save, update, ...edit };
}
