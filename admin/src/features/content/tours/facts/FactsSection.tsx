import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { TourService } from "shared/content/tours/tour-services";
import { limits } from "shared/limits";
import { RangeFields } from "../../../../components/form/RangeFields.tsx";
import { MapPointFields } from "../../../../components/map-point/MapPointFields.tsx";
import type { ServiceForm } from "../values/use-service-form.ts";
import { LevelFields } from "./LevelFields.tsx";
import { MonthsField } from "./MonthsField.tsx";
import { suggestActivities, suggestLanguages } from "./suggestions.ts";
import { TagsField } from "./TagsField.tsx";

type Props = { form: ServiceForm; otherTours: TourService[] };

const units = [
  { value: "hours", label: "hours" },
  { value: "days", label: "days" },
];

/** The site hides empty facts. */
export function FactsSection({ form, otherTours }: Props) {
  return (
    <Stack>
      <TagsField
        form={form}
        path="facts.activities"
        label="Activities"
        description="Choose, or type your own and press Enter."
        suggestions={suggestActivities(otherTours)}
      />
      <RangeFields form={form} path="facts.duration" label="Duration">
        <NativeSelect
          flex={1}
          aria-label="Unit of the duration"
          data={units}
          {...form.getInputProps("facts.duration.unit")}
        />
      </RangeFields>
      <LevelFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <RangeFields
          form={form}
          path="facts.groupSize"
          label="Group size"
          description="How many people can join."
        />
        <TextInput
          label="Minimum age"
          description="In years. Leave empty for any age."
          inputMode="numeric"
          {...form.getInputProps("facts.minimumAge")}
        />
      </SimpleGrid>
      <MonthsField form={form} />
      <TagsField
        form={form}
        path="facts.languages"
        label="Languages"
        description="Languages your guide speaks."
        suggestions={suggestLanguages(otherTours)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        <TextInput
          label="Start place"
          description="Where guests meet you."
          maxLength={limits.line}
          {...form.getInputProps("facts.start.place")}
        />
        <TextInput
          type="time"
          label="Start time"
          description="Leave empty for “by arrangement”."
          {...form.getInputProps("facts.start.time")}
        />
      </SimpleGrid>
      <MapPointFields form={form} path="facts.start.point" point={form.values.facts.start.point} />
    </Stack>
  );
}
