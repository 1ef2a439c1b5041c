import { Select, type SelectProps } from "@mantine/core";
import { sortTours } from "shared/content/tours/tour-order";
import type { TourService } from "shared/content/tours/tour-services";

type TitledTour = Pick<TourService, "_id" | "title">;

type Props = Omit<SelectProps, "data"> & {
  /** An id, or empty. */
  chosen: string | null;
  tours: TourService[];
  /** Tours that pages present. */
  pageTours?: TitledTour[];
};

/** Shows the id of a chosen tour that was deleted or hasn't loaded. */
export function TourChoice({ chosen, tours, pageTours = [], ...select }: Props) {
  const listed: TitledTour[] = [...sortTours(tours), ...pageTours];
  const choices = listed.map(({ _id, title }) => ({ value: _id, label: title }));
  const isKnown = !chosen || listed.some(({ _id }) => _id === chosen);
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
