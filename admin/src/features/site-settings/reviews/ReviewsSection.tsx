import { TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { reviewsEditor } from "./reviews-editor.ts";

export function ReviewsSection() {
  return (
    <SettingsForm editor={reviewsEditor}>
      {(form) => (
        <TextInput
          label="Reviews link"
          description="Where guests read and leave reviews, as on Google or Tripadvisor. Left empty, no such link is shown."
          placeholder="https://"
          inputMode="url"
          maxLength={limits.url}
          {...form.getInputProps("link")}
        />
      )}
    </SettingsForm>
  );
}
