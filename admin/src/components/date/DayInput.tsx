import { TextInput, type TextInputProps } from "@mantine/core";
import { isDay } from "../../lib/travel/is-day.ts";

type Props = Omit<TextInputProps, "onChange" | "type"> & {
  value: string;
  onChange: (day: string) => void;
};

/** Ignores incomplete or invalid days, so that the value is always a day. */
export function DayInput({ onChange, ...props }: Props) {
  return (
    <TextInput
      {...props}
      type="date"
      onChange={({ currentTarget: { value } }) => {
        if (isDay(value)) onChange(value);
      }}
    />
  );
}
