import { TextInput, type TextInputProps } from "@mantine/core";
import { isDay } from "../../lib/travel/is-day.ts";

type Props = Omit<TextInputProps, "onChange" | "type"> & {
  value: string;
  onChange: (day: string) => void;
};

/** A day that is always there: what is no day yet changes nothing. */
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
