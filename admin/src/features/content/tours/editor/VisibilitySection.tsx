import { Switch } from "@mantine/core";
import type { ServiceForm } from "../values/use-service-form.ts";

export function VisibilitySection({ form }: { form: ServiceForm }) {
  return (
    <Switch
      label="Shown on the site"
      description="A hidden tour is seen by admins alone. Its page is gone until it is shown again."
      {...form.getInputProps("isShown", { type: "checkbox" })}
    />
  );
}
