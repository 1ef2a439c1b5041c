import { type Page, page as pageContract } from "shared/content/pages/pages";
import { isSameRecord, mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useUpdatePage } from "./pages.requests.ts";
import { pageFields } from "./values/page-fields.ts";
import { type PageValues, pageFormValues, pageValues } from "./values/page-values.ts";
import { foldErrors, isChanged, usePageForm } from "./values/use-page-form.ts";

/** The form of a stored page; it stays open after a save. */
export function usePageUpdate(page: Page) {
  const update = useUpdatePage(page._id);
  const form = usePageForm(pageFormValues(page));
  const isDirty = isChanged(form);
  const edit = useEditForm<PageValues, Page>({
    item: page,
    itemSchema: pageContract,
    revisionOf: ({ updatedAt }) => updatedAt,
    toValues: pageFormValues,
    form: {
      ...form,
      setErrors: (errors) => form.setErrors(foldErrors(errors)),
      resetDirty: (values = form.getValues()) => form.setInitialValues(values),
    },
    isDirty,
    draftName: `page:${page._id}`,
    draftSchema: pageValues,
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
      { onSuccess: (answer) => settle(answer.page), onError: edit.onError },
    );
  };
  return { form, isDirty, save, update, ...edit };
}
