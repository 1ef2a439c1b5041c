import { Fieldset, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import type { ReviewsWidget } from "shared/content/reviews-widget";
import { limits } from "shared/limits";
import { EnvironmentNotice } from "../../../../components/feedback/EnvironmentNotice.tsx";
import { LinesField } from "../../../../components/form/LinesField.tsx";
import { DescriptionList } from "../../../../components/list/DescriptionList.tsx";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { askingLabels, type ReviewsValues, reviewsEditor } from "./reviews-editor.ts";

export function ReviewsSection() {
  const environmentWidget = useSiteSettings()?.environment.reviewsWidget;
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
          <AskingFields form={form} />
          {environmentWidget ? (
            <EnvironmentWidget widget={environmentWidget} />
          ) : (
            <WidgetFields form={form} />
          )}
        </Stack>
      )}
    </SettingsForm>
  );
}

const askingChoices = Object.entries(askingLabels).map(([value, label]) => ({ value, label }));

/** Links to other places for reviews; each guest gets all of them. */
const sites = [
  { path: "google", label: "Google link" },
  { path: "tripadvisor", label: "Tripadvisor link" },
] as const;

function AskingFields({ form }: { form: SettingsFields<ReviewsValues> }) {
  return (
    <Fieldset legend="After a trip" p={{ base: "xs", sm: "md" }}>
      <Stack>
        <NativeSelect
          label="Ask guests for a review"
          description="Guests of accepted proposals get a personal link. An automatic email goes out at 10:00; one reminder follows after a week."
          data={askingChoices}
          {...form.getInputProps("asking")}
        />
        {sites.map(({ path, label }) => (
          <TextInput
            key={path}
            label={label}
            description="Every guest gets this link as well."
            placeholder="https://"
            inputMode="url"
            maxLength={limits.url}
            {...form.getInputProps(path)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

/** The widget from the environment, read-only. */
function EnvironmentWidget({ widget: { script, place, origins } }: { widget: ReviewsWidget }) {
  return (
    <Fieldset legend="Reviews widget">
      <EnvironmentNotice variable="REVIEWS_WIDGET_SRC" />
      <DescriptionList
        items={{
          Script: script,
          Class: place ?? "None",
          "Other hosts": origins.join(", ") || "None",
        }}
      />
    </Fieldset>
  );
}

function WidgetFields({ form }: { form: SettingsFields<ReviewsValues> }) {
  return (
    <Fieldset legend="Reviews widget" p={{ base: "xs", sm: "md" }}>
      <Stack>
        <Text size="sm">
          Show your Google or other reviews with a provider's script. Copy the values from the code
          they give you. It loads when a visitor scrolls to it; the provider then learns that
          visitor's IP address.
        </Text>
        <TextInput
          label="Script"
          description="The address after “src” in the code. Leave empty to show the reviews you entered."
          placeholder="https://"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.url}
          {...form.getInputProps("widget.script")}
        />
        <TextInput
          label="Class"
          description="The value after “class” in the code; the script fills that place."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.line}
          {...form.getInputProps("widget.place")}
        />
        <LinesField
          label="Other hosts"
          description="Other hosts the script loads from, one per line, such as https://cdn.example.com or https://*.example.com. The browser's console lists missing ones; ask your provider."
          path="widget.origins"
          errors={form.errors}
          value={form.values.widget.origins}
          onChange={(text) => form.setFieldValue("widget.origins", text)}
        />
      </Stack>
    </Fieldset>
  );
}
