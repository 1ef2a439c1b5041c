import { schemaResolver, useForm } from "@mantine/form";
import type { FormEvent } from "react";
import type { Draft } from "shared/content/records/drafts";
import type { SettingsChange } from "shared/content/site-settings/settings-changes";
import { saveSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import { issuesByField } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pathTo } from "../../../../lib/app/paths.ts";
import { focusFirstError } from "../../../../lib/editing/focus-first-error.ts";
import { isSameRecord, mergeVersions } from "../../../../lib/editing/record-field.ts";
import type { TeamDraft } from "../../../../lib/editing/team-drafts/team-draft.ts";
import { useEditForm } from "../../../../lib/editing/use-edit-form.ts";
import { useSave } from "../../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";
import { sectionLabels } from "../../../../lib/text/section-labels.ts";
import type { SettingsEditor, Versioned } from "./settings-editor.ts";

/** The server names a field by its path in the request. */
const errorsByField = (error: unknown) =>
  Object.fromEntries(
    Object.entries(issuesByField(error)).map(([path, message]) => [
      path.replace(/^value\./, ""),
      message,
    ]),
  );

/** Calls `save`, possibly after asking. */
export type BeforeSave<Value> = (value: Value, stored: Value, save: () => void) => void;

/** The form of a section with its draft, its version and edit conflicts. */
export function useSettingsForm<Value, Values extends object>(
  editor: SettingsEditor<Value, Values>,
  { item, found }: { item: Versioned<Value>; found: Draft | null },
  beforeSave: BeforeSave<Value> = (_value, _stored, send) => send(),
) {
  const { section, toValues, typed, checked, fields, withoutBlanks, toChange } = editor;
  const save = useSaveSettings();
  const form = useForm<Values>({
    initialValues: toValues(item.value),
    validate: schemaResolver(checked, { sync: true }),
  });
  const isDirty = !isSameRecord(fields, form.values, form.getInitialValues());
  const edit = useEditForm<Values, Versioned<Value>>({
    item,
    itemSchema: editor.versioned,
    getRevision: ({ version }) => version,
    toValues: ({ value }) => toValues(value),
    form,
    isDirty,
    draftName: `settings:${section}`,
    draftSchema: typed,
    team: shareDraft(editor, found),
    outdatedText: "Someone else changed this section. You'll see both versions when you save.",
    save,
    mergeConflict: (values, from, { value }) =>
      mergeVersions(fields, values, from, toValues(value)),
  });
  const submit = form.onSubmit((values) => {
    const value = checked.parse(values);
    const send = () =>
      save.save(toChange(value, edit.revision), {
        publish: edit.draft.publish,
        onSuccess: ({ version }) => {
          form.setValues(toValues(value));
          form.resetDirty(toValues(value));
          edit.rebase({ value, version });
        },
        onError: (error) => {
          edit.onError(error);
          form.setErrors(errorsByField(error));
        },
      });
    beforeSave(value, edit.stored.value, send);
  }, focusFirstError);
  return {
    ...edit,
    form,
    save,
    isDirty,
    submit: (event: FormEvent<HTMLFormElement>) => {
      form.setValues(withoutBlanks(form.getValues()));
      submit(event);
    },
  };
}

const shareDraft = <Value, Values extends object>(
  editor: SettingsEditor<Value, Values>,
  found: Draft | null,
): TeamDraft<Values> => ({
  record: { kind: "settings", id: editor.section },
  found,
  fields: editor.fields,
  getName: () => sectionLabels[editor.section],
  toDocument: (values) => {
    const { data, error } = editor.checked.safeParse(editor.withoutBlanks(values));
    return error ? { error } : { data: editor.toChange(data, "").value };
  },
  fromPresented: (presented) => {
    const value = presented.kind === "settings" ? presented.record : undefined;
    const restored = editor.versioned.safeParse({ value, version: "" }).data;
    return restored && editor.toValues(restored.value);
  },
  listPath: pathTo.settingsList,
});

/** The server refuses it if the section has changed since it was read. */
function useSaveSettings() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: SettingsChange, { signal, draft }) =>
      api.request(saveSiteSettings, { query: draft, body, signal }),
    onSuccess: () => invalidate("settings"),
    onUncertain: () => invalidate("settings"),
  });
}
