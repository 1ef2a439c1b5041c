import { issuesByField } from "../../../lib/api/api-error.ts";
import { useDraft, useStoredDraft } from "../../../lib/editing/use-draft.ts";
import { useCreatePage } from "./pages.requests.ts";
import { blankPage, type PageValues, pageValues } from "./values/page-values.ts";
import { foldErrors, isChanged, usePageForm } from "./values/use-page-form.ts";

export function useNewPage() {
  const create = useCreatePage();
  const storedDraft = useStoredDraft("page:new", pageValues);
  const form = usePageForm(blankPage);
  const isDirty = isChanged(form) && !create.isSuccess;
  const draft = useDraft({ storedDraft, form, base: "", isDirty, onStartOver: () => form.reset() });
  const save = (values: PageValues) =>
    create.save(values, { onError: (error) => form.setErrors(foldErrors(issuesByField(error))) });
  return { form, isDirty, draft, create, save };
}
