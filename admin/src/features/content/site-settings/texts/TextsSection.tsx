import { Fieldset, Stack, TextInput } from "@mantine/core";
import { siteTexts } from "shared/content/site-settings/site-texts";
import { limits } from "shared/limits";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { textGroups, textsEditor } from "./texts-editor.ts";

const isRequired = (name: keyof typeof siteTexts.shape) =>
  !siteTexts.shape[name].safeParse("").success;

export function TextsSection() {
  return (
    <SettingsForm editor={textsEditor}>
      {(form) => (
        <Stack>
          {textGroups.map(({ page, fields }) => (
            <Fieldset key={page} legend={page}>
              <Stack gap="sm">
                {fields.map(({ name, label, description }) => (
                  <TextInput
                    key={name}
                    label={label}
                    description={description}
                    required={isRequired(name)}
                    maxLength={limits.line}
                    {...form.getInputProps(name)}
                  />
                ))}
              </Stack>
            </Fieldset>
          ))}
        </Stack>
      )}
    </SettingsForm>
  );
}
