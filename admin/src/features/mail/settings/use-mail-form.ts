import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { type MailSettings, mailSettings } from "shared/mail/mail-settings";
import { focusFirstError } from "../../../lib/editing/focus-first-error.ts";
import { isSameRecord, mergeVersions } from "../../../lib/editing/record-field.ts";
import { useEditForm } from "../../../lib/editing/use-edit-form.ts";
import { useSaveMailSettings } from "./mail-settings.requests.ts";
import {
  isSameAccount,
  type MailValues,
  mailFields,
  mailSchema,
  mailValues,
  toMailValues,
} from "./mail-values.ts";

export function useMailForm(item: MailSettings) {
  const save = useSaveMailSettings();
  const [password, setPassword] = useState("");
  const form = useForm({
    initialValues: toMailValues(item),
    validate: schemaResolver(mailSchema, { sync: true }),
  });
  const isDirty = !isSameRecord(mailFields, form.values, form.getInitialValues());
  const { draft, stored, revision, ...edit } = useEditForm<MailValues, MailSettings>({
    item,
    itemSchema: mailSettings,
    getRevision: ({ version }) => version,
    toValues: toMailValues,
    form: {
      ...form,
      resetDirty: (values = form.getValues()) => form.setInitialValues(values),
    },
    isDirty,
    draftName: "mail-settings",
    draftSchema: mailValues,
    outdatedText: "Someone else changed the mail settings. You'll see both versions when you save.",
    save,
    mergeConflict: (typed, from, other) =>
      mergeVersions(mailFields, typed, from, toMailValues(other)),
  });
  const isStored =
    stored.server?.hasPassword === true && isSameAccount(form.values, toMailValues(stored));
  /**
   * Converts the form values to the request; with a user name, an empty password keeps the stored
   * one.
   */
  const toInput = (values: MailValues) => ({
    ...mailSchema.parse(values),
    password: values.user.trim() === "" ? "" : password || undefined,
  });
  const settle = (settings: MailSettings) => {
    form.setValues(toMailValues(settings));
    form.setInitialValues(toMailValues(settings));
    setPassword("");
    edit.rebase(settings);
  };
  const submit = form.onSubmit(
    (values) =>
      save.save(
        { ...toInput(values), version: revision },
        { onSuccess: ({ settings }) => settle(settings), onError: edit.onError },
      ),
    focusFirstError,
  );
  const startOver = () => {
    setPassword("");
    return draft.startOver();
  };
  return {
    ...edit,
    form,
    save,
    submit,
    toInput,
    /** A mail server is stored. */
    isSet: stored.server !== null,
    draft: { ...draft, startOver },
    isDirty: isDirty || password !== "",
    password: { value: password, onChange: setPassword, isStored },
  };
}

export type MailForm = ReturnType<typeof useMailForm>;
