import { Box, Input } from "@mantine/core";
import { describeUnfitLogo } from "shared/content/site-settings/brand/logo-size";
import { PictureUpload } from "../../../../components/photos/PictureUpload.tsx";
import type { FieldUploads } from "../../../../components/photos/use-field-uploads.ts";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { BrandValues } from "./brand-editor.tsx";
import { useLogo } from "./use-logo.ts";

const help =
  "PNG, JPEG or WebP; transparent parts become white. SVG files can contain scripts, so save yours as a PNG. A wide logo replaces your name; a square one sits beside it. Without a logo, visitors see the standard symbol.";

type Props = { form: SettingsFields<BrandValues>; uploads: FieldUploads };

export function LogoField({ form, uploads }: Props) {
  const { logo } = form.values;
  const { image } = useLogo(logo);
  const problem = form.errors.logo ?? (image && describeUnfitLogo(image));
  return (
    <Input.Wrapper
      id="logo"
      label="Logo"
      labelElement="div"
      description={help}
      error={problem}
      errorProps={{ role: "alert" }}
    >
      <Box mt={6}>
        <PictureUpload
          uploads={uploads}
          field="logo"
          noun="logo"
          isChosen={logo !== null}
          path="logo"
          describedBy={problem ? "logo-description logo-error" : "logo-description"}
          onUploaded={({ _id }) => form.setFieldValue("logo", _id)}
          onRemove={() => form.setFieldValue("logo", null)}
        />
      </Box>
    </Input.Wrapper>
  );
}
