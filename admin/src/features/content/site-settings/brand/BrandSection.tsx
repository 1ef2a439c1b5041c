import { Button, Stack } from "@mantine/core";
import {
  type FieldUploads,
  useFieldUploads,
} from "../../../../components/photos/use-field-uploads.ts";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { BrandPreview } from "./BrandPreview.tsx";
import { type BrandValues, brandEditor, originalColors } from "./brand-editor.tsx";
import { ColorField } from "./ColorField.tsx";
import { LogoField } from "./LogoField.tsx";
import { useLogo } from "./use-logo.ts";

export function BrandSection() {
  const uploads = useFieldUploads();
  return (
    <SettingsForm editor={brandEditor} uploads={uploads}>
      {(form) => <BrandFields form={form} uploads={uploads} />}
    </SettingsForm>
  );
}

type Props = { form: SettingsFields<BrandValues>; uploads: FieldUploads };

function BrandFields({ form, uploads }: Props) {
  const { values } = form;
  const name = useSiteSettings()?.company.value.name ?? "";
  const { image } = useLogo(values.logo);
  const isOwn =
    values.mainColor === originalColors.mainColor &&
    values.accentColor === originalColors.accentColor;
  const reset = () => {
    form.setFieldValue("mainColor", originalColors.mainColor);
    form.setFieldValue("accentColor", originalColors.accentColor);
  };
  return (
    <Stack gap="lg">
      <LogoField form={form} uploads={uploads} />
      <ColorField
        form={form}
        path="mainColor"
        label="Main colour"
        description="For buttons and links. The footer uses a darker shade."
      />
      <ColorField
        form={form}
        path="accentColor"
        label="Accent colour"
        description="For small highlighted words. Bright buttons, and all buttons in dark mode, use a lighter shade."
      />
      <Button
        variant="default"
        style={{ alignSelf: "flex-start" }}
        disabled={isOwn}
        onClick={reset}
      >
        Restore original colours
      </Button>
      <BrandPreview values={values} name={name} logo={image} />
    </Stack>
  );
}
