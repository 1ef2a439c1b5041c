import { issuesByField } from "../api/api-error.ts";

type Form<Values> = {
  getValues: () => Values;
  resetDirty: () => void;
  setErrors: (errors: Record<string, string>) => void;
};

/** What a form does that stays open after its save: it counts as unchanged, or marks its refused fields. */
export const saveHandlers = <Values>(form: Form<Values>, onSaved: (values: Values) => void) => ({
  onSuccess: () => {
    form.resetDirty();
    onSaved(form.getValues());
  },
  onError: (error: unknown) => form.setErrors(issuesByField(error)),
});
