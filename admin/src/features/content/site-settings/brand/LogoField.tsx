import { Button, FileButton, Group, Input, Stack } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { describeUnfitLogo } from "shared/content/site-settings/brand/logo-size";
import type { Picture } from "shared/media/pictures";
import { UploadList } from "../../../../components/photos/UploadList.tsx";
import type { FieldUploads } from "../../../../components/photos/use-field-uploads.ts";
import { pictureTypes } from "../../../../lib/pictures/validate-picture.ts";
import type { SettingsFields } from "../editing/settings-fields.ts";
import type { BrandValues } from "./brand-editor.tsx";
import { useLogo } from "./use-logo.ts";

const help =
  "PNG, JPEG or WebP; transparent parts become white. SVG files can contain scripts, so save yours as a PNG. A wide logo replaces your name; a square one sits beside it. Without a logo, visitors see the standard symbol.";

type Props = { form: SettingsFields<BrandValues>; uploads: FieldUploads };

/** A picture that uploads as soon as it is chosen. */
export function LogoField({ form, uploads }: Props) {
  const { logo } = form.values;
  const { image } = useLogo(logo);
  const chooser = useRef<HTMLButtonElement>(null);
  const resetInput = useRef<() => void>(null);
  const { addField } = uploads;
  const receive = useEffectEvent(({ _id }: Picture) => form.setFieldValue("logo", _id));
  useEffect(() => addField("logo", (picture) => receive(picture)), [addField]);
  const choose = (file: File | null) => {
    // Otherwise choosing the same file again fires no event.
    resetInput.current?.();
    if (!file) return;
    uploads.removeField("logo");
    uploads.choose([file], "logo");
  };
  const remove = () => {
    // This button disappears, and would take the focus with it.
    chooser.current?.focus();
    form.setFieldValue("logo", null);
  };
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
      <Stack gap="xs" mt={6}>
        <UploadList uploads={uploads} field="logo" />
        <Group gap="xs">
          <FileButton accept={pictureTypes.join()} onChange={choose} resetRef={resetInput}>
            {(button) => (
              <Button
                {...button}
                ref={chooser}
                variant="default"
                leftSection={<ImageUp size={18} aria-hidden />}
                data-path="logo"
                aria-describedby={problem ? "logo-description logo-error" : "logo-description"}
              >
                {logo ? "Choose another logo" : "Choose a logo"}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button variant="subtle" color="red" onClick={remove}>
              Remove logo
            </Button>
          )}
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}
