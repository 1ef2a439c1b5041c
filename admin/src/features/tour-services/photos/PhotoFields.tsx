import { SimpleGrid, Text, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { Picture } from "../../../components/picture/Picture.tsx";
import type { PhotoValues } from "../values/service-values.ts";
import type { ServiceForm } from "../values/use-service-form.ts";
import classes from "./PhotosSection.module.css";

type Props = { form: ServiceForm; photo: PhotoValues; index: number };

export function PhotoFields({ form, photo, index }: Props) {
  const path = `photos.${index}`;
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
          placeholder="What is to be seen"
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
