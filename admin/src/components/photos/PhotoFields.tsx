import { SimpleGrid, Text, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { limits } from "shared/limits";
import type { FieldsForm } from "../form/fields-form.ts";
import { Picture } from "../picture/Picture.tsx";
import classes from "./PhotoFields.module.css";
import type { PhotoValues } from "./photo-values.ts";

type Props = {
  form: FieldsForm & { errors: Record<string, ReactNode> };
  path: string;
  photo: PhotoValues;
};

export function PhotoFields({ form, path, photo }: Props) {
  const problem = form.errors[`${path}.picture`];
  return (
    <div className={classes.photo}>
      <div className={classes.picture}>
        <Picture image={photo.image} alt={photo.alt} sizes="160px" />
      </div>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xs">
        <TextInput
          label="Caption"
          maxLength={limits.line}
          {...form.getInputProps(`${path}.caption`)}
        />
        <TextInput
          label="Alternative text"
          description="Describe the photo for people who can't see it."
          maxLength={limits.line}
          {...form.getInputProps(`${path}.alt`)}
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
