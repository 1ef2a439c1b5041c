import { SegmentedControl } from "@mantine/core";
import classes from "./ListControls.module.css";

type Choice<Value> = { label: string; value: Value };
type Props<Value> = {
  /** For screen readers. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

export function ListFilter<Value>({ label, choices, value, onChange }: Props<Value>) {
  const choose = (name: string) => {
    const choice = choices.find((candidate) => candidate.label === name);
    if (choice) onChange(choice.value);
  };
  return (
    <SegmentedControl
      className={classes.filter}
      classNames={{ label: classes.choice }}
      aria-label={label}
      data={choices.map((choice) => choice.label)}
      value={choices.find((choice) => choice.value === value)?.label ?? ""}
      onChange={choose}
    />
  );
}
