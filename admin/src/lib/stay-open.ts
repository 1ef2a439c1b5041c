import { issuesByField } from "./api-error.ts";

type Form = { resetDirty: () => void; setErrors: (errors: Record<string, string>) => void };

/** What a form does that stays open after its save: it counts as unchanged, or marks its refused fields. */
export const stayOpen = (form: Form) => ({
  onSuccess: () => form.resetDirty(),
  onError: (error: unknown) => form.setErrors(issuesByField(error)),
});
