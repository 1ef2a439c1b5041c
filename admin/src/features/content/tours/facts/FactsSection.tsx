import {
  Chip,
  Group,
  Input,
  MultiSelect,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
} from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { commonActivities, commonLanguages, grades } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import { limits } from "shared/limits";
import { RangeFields } from "../../../../components/form/RangeFields.tsx";
import { MapPointFields } from "../../../../components/map-point/MapPointFields.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { teamQuery } from "../../../../lib/requests/team.ts";
import type { ServiceForm } from "../values/use-service-form.ts";
import { TagsField } from "./TagsField.tsx";

const sorted = (texts: string[]) => [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));

const suggestActivities = (tours: TourService[]) =>
  sorted([...commonActivities, ...tours.flatMap(({ facts }) => facts.activities)]);

const suggestLanguages = (tours: TourService[]) =>
  sorted([...commonLanguages, ...tours.flatMap(({ facts }) => facts.languages)]);

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
      <GuidesField form={form} />
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

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const options = [
  { value: "", label: "Not specified" },
  ...grades.map((grade) => ({ value: grade, label: capitalize(grade) })),
];

/** A deleted guide appears under their id until removed. */
function GuidesField({ form }: { form: ServiceForm }) {
  const { api } = useApp();
  const { data: team = [], isPending } = useQuery(teamQuery(api));
  const names = new Map(team.map(({ _id, name }) => [_id, name]));
  const ids = [...new Set([...names.keys(), ...form.values.facts.guides])];
  return (
    <MultiSelect
      label="Led by"
      description="People of your team. Visitors see their faces on the tour's page."
      searchable
      nothingFoundMessage="No one found. Add people under “Team”."
      data={ids.map((id) => ({ value: id, label: names.get(id) ?? (isPending ? "Loading…" : id) }))}
      maxValues={limits.listItems}
      {...form.getInputProps("facts.guides")}
    />
  );
}

function LevelFields({ form }: { form: ServiceForm }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      <NativeSelect label="Level" data={options} {...form.getInputProps("facts.level.grade")} />
      <TextInput
        label="Level note"
        placeholder="What this means on this tour"
        maxLength={limits.line}
        {...form.getInputProps("facts.level.note")}
      />
    </SimpleGrid>
  );
}

const createFormat = (month: "short" | "long") =>
  new Intl.DateTimeFormat("en", { month, timeZone: "UTC" });

const [brief, full] = [createFormat("short"), createFormat("long")];

const months = Array.from({ length: 12 }, (_, index) => {
  const first = Date.UTC(2000, index);
  return { value: String(index + 1), short: brief.format(first), name: full.format(first) };
});

const inOrder = (chosen: string[]) => chosen.toSorted((a, b) => Number(a) - Number(b));

function MonthsField({ form }: { form: ServiceForm }) {
  return (
    <Input.Wrapper
      label="Months"
      labelElement="div"
      description="Months you offer this tour. Leave empty for all year."
      role="group"
      aria-label="Months"
    >
      <Chip.Group
        multiple
        value={form.values.facts.months}
        onChange={(chosen) => form.setFieldValue("facts.months", inOrder(chosen))}
      >
        <Group gap={6} mt={6}>
          {months.map(({ value, short, name }) => (
            <Chip key={value} value={value} size="sm" variant="light" aria-label={name}>
              {short}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
