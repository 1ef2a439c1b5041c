import { Button, SimpleGrid, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { limits } from "shared/limits";
import type { Image } from "shared/media/images";
import type { FieldsForm } from "../form/fields-form.ts";
import { Picture } from "../picture/Picture.tsx";
import { AltFields } from "./AltFields.tsx";
import classes from "./PhotoFields.module.css";
import { PictureDetails } from "./PictureDetails.tsx";
import type { PhotoValues } from "./photo-values.ts";

type Props = {
  form: FieldsForm & { errors: Record<string, ReactNode> };
  path: string;
  photo: PhotoValues;
};

export function PhotoFields({ form, path, photo }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<Image>();
  const problem = form.errors[`${path}.picture`];
  return (
    <div className={classes.photo}>
      <div className={classes.picture}>
        <Picture image={saved ?? photo.image} alt={photo.alt} sizes="160px" />
        <Button
          size="compact-xs"
          variant="subtle"
          fullWidth
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Focal point
        </Button>
        {isOpen && (
          <PictureDetails id={photo.picture} onSaved={setSaved} onClose={() => setOpen(false)} />
        )}
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xs">
        <TextInput
          label="Caption"
          maxLength={limits.line}
          {...form.getInputProps(`${path}.caption`)}
        />
        <AltFields
          form={form}
          prefix={`${path}.`}
          isDecorative={photo.isDecorative}
          description="Describe the photo for people who can't see it."
        />
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
      </SimpleGrid>
    </div>
  );
}
