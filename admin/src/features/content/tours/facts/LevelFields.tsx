import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { grades } from "shared/content/tours/tour-facts";
import { limits } from "shared/limits";
import type { ServiceForm } from "../values/use-service-form.ts";

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const options = [
  { value: "", label: "Not specified" },
  ...grades.map((grade) => ({ value: grade, label: capitalize(grade) })),
];

export function LevelFields({ form }: { form: ServiceForm }) {
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
