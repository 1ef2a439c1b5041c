import { Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { EnvironmentWidget } from "./EnvironmentWidget.tsx";
import { reviewsEditor } from "./reviews-editor.ts";
import { WidgetFields } from "./WidgetFields.tsx";

export function ReviewsSection() {
  const given = useSiteSettings()?.environment.reviewsWidget;
  return (
    <SettingsForm editor={reviewsEditor}>
      {(form) => (
        <Stack>
          <TextInput
            label="Reviews link"
            description="Where guests read and leave reviews, such as Google or Tripadvisor. Leave empty to show no link."
            placeholder="https://"
            inputMode="url"
            maxLength={limits.url}
            {...form.getInputProps("link")}
          />
          {given ? <EnvironmentWidget widget={given} /> : <WidgetFields form={form} />}
        </Stack>
      )}
    </SettingsForm>
  );
}
