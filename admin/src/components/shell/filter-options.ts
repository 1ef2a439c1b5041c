import { isOptionsGroup, type OptionsFilter } from "@mantine/core";
import { includesFolded } from "shared/text/fold-text";

/** Ignores accents, unlike Mantine's filter, which distinguishes `Café` from `cafe`. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) =>
  options
    .map((option) =>
      isOptionsGroup(option)
        ? { ...option, items: option.items.filter(({ label }) => includesFolded(label, search)) }
        : option,
    )
    .filter((option) => isOptionsGroup(option) || includesFolded(option.label, search))
    .slice(0, limit);
