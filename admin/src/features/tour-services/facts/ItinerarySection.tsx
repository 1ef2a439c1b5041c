import { Group, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../components/sortable/RowList.tsx";
import { blankStage } from "../values/facts-values.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

export function ItinerarySection({ form }: { form: ServiceForm }) {
  return (
    <RowList
      form={form}
      path="facts.itinerary"
      entry="Stage"
      rows={form.values.facts.itinerary}
      blank={blankStage}
      renderFields={(_, index) => <StageFields form={form} path={`facts.itinerary.${index}`} />}
    />
  );
}

function StageFields({ form, path }: { form: ServiceForm; path: string }) {
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
