import { Stack } from "@mantine/core";
import type { ServiceForm } from "../values/use-service-form.ts";
import { ListField } from "./ListField.tsx";

export function InAndOutSection({ form }: { form: ServiceForm }) {
  const { included, notIncluded, toBring } = form.values.facts;
  return (
    <Stack>
      <ListField
        form={form}
        path="facts.included"
        values={included}
        label="Included"
        entry="Included item"
      />
      <ListField
        form={form}
        path="facts.notIncluded"
        values={notIncluded}
        label="Not included"
        entry="Item not included"
      />
      <ListField
        form={form}
        path="facts.toBring"
        values={toBring}
        label="To bring"
        entry="Item to bring"
      />
    </Stack>
  );
}
