import { Select } from "@mantine/core";
import type { TourService } from "shared/tour-services";
import type { FieldsForm } from "../../../components/form/fields-form.ts";

type Props = { form: FieldsForm; path: string; chosen: string; tours: TourService[] };

/** A chosen tour that is gone, or not loaded, keeps its place under its id. */
export function TourChoice({ form, path, chosen, tours }: Props) {
  const choices = tours.map(({ _id, title }) => ({ value: _id, label: title }));
  const isKnown = chosen === "" || tours.some(({ _id }) => _id === chosen);
  return (
    <Select
      label="Tour"
      placeholder="Choose a tour"
      searchable
      allowDeselect={false}
      nothingFoundMessage="No tour of this name."
      data={isKnown ? choices : [...choices, { value: chosen, label: chosen }]}
      {...form.getInputProps(`${path}.tour`)}
    />
  );
}
