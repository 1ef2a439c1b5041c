import { Select, type SelectProps } from "@mantine/core";
import { sortTours } from "shared/content/tours/tour-order";
import type { TourService } from "shared/content/tours/tour-services";

type Props = Omit<SelectProps, "data"> & {
  /** An id, or empty. */
  chosen: string | null;
  tours: TourService[];
};

/** Shows the id of a chosen tour that was deleted or hasn't loaded. */
export function TourChoice({ chosen, tours, ...select }: Props) {
  const choices = sortTours(tours).map(({ _id, title }) => ({ value: _id, label: title }));
  const isKnown = !chosen || tours.some(({ _id }) => _id === chosen);
  return (
    <Select
      label="Tour"
      placeholder="Choose a tour"
      searchable
      allowDeselect={false}
      nothingFoundMessage="No tour with this name."
      data={isKnown ? choices : [...choices, { value: chosen, label: chosen }]}
      {...select}
    />
  );
}
