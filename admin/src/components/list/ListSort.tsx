import { NativeSelect } from "@mantine/core";
import type { SortOrder } from "../../lib/lists/sort-order.ts";
import classes from "./ListControls.module.css";

type SortChoice<Column extends string> = SortOrder<Column> & { label: string };
type Props<Column extends string> = {
  choices: readonly SortChoice<Column>[];
  value: SortOrder<Column>;
  onChange: (value: SortOrder<Column>) => void;
};

export function ListSort<Column extends string>({ choices, value, onChange }: Props<Column>) {
  const isChosen = ({ sort, order }: SortChoice<Column>) =>
    sort === value.sort && order === value.order;
  const choose = (name: string) => {
    const choice = choices.find(({ label }) => label === name);
    if (choice) onChange({ sort: choice.sort, order: choice.order });
  };
  return (
    <NativeSelect
      className={classes.sort}
      aria-label="Sort by"
      data={choices.map(({ label }) => label)}
      value={choices.find(isChosen)?.label}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
