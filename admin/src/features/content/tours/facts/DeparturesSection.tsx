import { Badge, SimpleGrid, Text, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

const blank = { date: "", places: "" };

export function DeparturesSection({ form }: { form: ServiceForm }) {
  const { departures } = form.values.facts;
  const today = useDateFormat().today();
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        Dates that guests can join. Past ones leave the site by themselves.
      </Text>
      <RowList
        form={form}
        path="facts.departures"
        entry="Departure"
        rows={departures}
        blank={blank}
        most={limits.departures}
        renderMark={(index) => {
          const date = departures[index]?.date;
          return date && date < today && <Badge color="gray">Past</Badge>;
        }}
        renderFields={(_, index) => (
          <DepartureFields form={form} path={`facts.departures.${index}`} />
        )}
      />
    </>
  );
}

function DepartureFields({ form, path }: { form: ServiceForm; path: string }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
      <TextInput type="date" label="Date" {...form.getInputProps(`${path}.date`)} />
      <TextInput
        label="Places left"
        description="0 means full."
        inputWrapperOrder={["label", "input", "description", "error"]}
        inputMode="numeric"
        {...form.getInputProps(`${path}.places`)}
      />
    </SimpleGrid>
  );
}
