import { Group, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import type { FieldsForm } from "../form/fields-form.ts";

type Props = { form: FieldsForm; path: string };

/** A day or an hour of an itinerary. */
export function StageFields({ form, path }: Props) {
  const line = (key: string) => ({
    maxLength: limits.line,
    ...form.getInputProps(`${path}.${key}`),
  });
  return (
    <Stack gap="xs">
      <Group gap="xs" align="start" wrap="nowrap">
        <TextInput w="5.5rem" label="When" placeholder="Day 1" {...line("when")} />
        <TextInput flex={1} label="Heading" {...line("title")} />
      </Group>
      <Textarea
        label="Text"
        autosize
        minRows={2}
        maxRows={12}
        {...form.getInputProps(`${path}.text`)}
      />
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        <TextInput label="Distance (km)" inputMode="decimal" {...line("distance")} />
        <TextInput label="Ascent (m)" inputMode="numeric" {...line("ascent")} />
        <TextInput label="Meals" {...line("meals")} />
        <TextInput label="Night" {...line("night")} />
      </SimpleGrid>
    </Stack>
  );
}
