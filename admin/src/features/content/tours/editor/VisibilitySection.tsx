import { Switch } from "@mantine/core";
import type { ServiceForm } from "../values/use-service-form.ts";

export function VisibilitySection({ form }: { form: ServiceForm }) {
  return (
    <Switch
      label="Shown on the site"
      description="Only admins can see a hidden tour. Its page is offline until you show it again."
      {...form.getInputProps("isShown", { type: "checkbox" })}
    />
  );
}
