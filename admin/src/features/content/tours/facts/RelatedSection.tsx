import { MultiSelect } from "@mantine/core";
import type { TourService } from "shared/content/tours/tour-services";
import { limits } from "shared/limits";
import type { ServiceForm } from "../values/use-service-form.ts";

type Props = { form: ServiceForm; otherTours: TourService[] };

/** A related tour that is deleted or not loaded appears under its id. */
export function RelatedSection({ form, otherTours }: Props) {
  const titles = new Map(otherTours.map(({ _id, title }) => [_id, title]));
  const ids = [...new Set([...titles.keys(), ...form.values.facts.related])];
  return (
    <MultiSelect
      label="Related tours"
      description="If empty, we show similar tours."
      searchable
      data={ids.map((id) => ({ value: id, label: titles.get(id) ?? id }))}
      maxValues={limits.listItems}
      {...form.getInputProps("facts.related")}
    />
  );
}
