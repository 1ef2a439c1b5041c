import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { TourService } from "shared/content/tours/tour-services";
import { useApp } from "../../lib/app/app-context.ts";
import { pageToursQuery } from "../../lib/requests/pages.ts";

type Props = Omit<MultiSelectProps, "data"> & {
  tours: Pick<TourService, "_id" | "title">[];
  /** Ids. */
  chosen: string[];
};

/** Offers tours and the pages that present one. A chosen tour that is deleted or not loaded appears under its id. */
export function ToursChoice({ tours, chosen, ...select }: Props) {
  const { api } = useApp();
  const { data: pageTours = [] } = useQuery(pageToursQuery(api));
  const titles = new Map([...tours, ...pageTours].map(({ _id, title }) => [_id, title]));
  const ids = [...new Set([...titles.keys(), ...chosen])];
  return (
    <MultiSelect
      searchable
      data={ids.map((id) => ({ value: id, label: titles.get(id) ?? id }))}
      {...select}
    />
  );
}
