import { Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type HomeValues, homeEditor } from "./home-editor.tsx";
import { SlidesField } from "./SlidesField.tsx";

export function HomeSection() {
  return <SettingsForm editor={homeEditor}>{(form) => <HomeFields form={form} />}</SettingsForm>;
}

function HomeFields({ form }: { form: SettingsFields<HomeValues> }) {
  return (
    <Stack>
      <TextInput
        label="Line above the headline"
        description="Small text, such as where you are."
        maxLength={limits.line}
        {...form.getInputProps("eyebrow")}
      />
      <Textarea
        label="Headline"
        description="Large text on the first photo. Line breaks are kept."
        required
        autosize
        minRows={2}
        maxRows={4}
        maxLength={limits.line}
        {...form.getInputProps("headline")}
      />
      <TextInput
        label="Line below the headline"
        description="What you offer, in one sentence."
        maxLength={limits.line}
        {...form.getInputProps("lead")}
      />
      <SlidesField form={form} />
      <TextInput
        label="“About us” heading"
        required
        maxLength={limits.line}
        {...form.getInputProps("aboutHeading")}
      />
      <Textarea
        label="“About us” text"
        description="An empty line starts a new paragraph. Leave empty to hide this part."
        autosize
        minRows={4}
        maxRows={18}
        {...form.getInputProps("about")}
      />
      <Textarea
        label="Text beside your opening hours"
        description="Near the end of the home page."
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps("assistance")}
      />
    </Stack>
  );
}
