import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";

type Props = {
  label: string;
  /** ISO, or empty. */
  value?: string;
  onChange: (iso: string) => void;
  error?: ReactNode;
};

/** A moment by the company's clock. */
export function ClockField({ value = "", onChange, ...input }: Props) {
  const { clockOf, momentAt, explain } = useDateFormat();
  return (
    <TextInput
      {...input}
      type="datetime-local"
      required
      value={value && clockOf(value)}
      description={value && explain(value)}
      inputWrapperOrder={["label", "input", "description", "error"]}
      onChange={({ currentTarget }) => onChange(momentAt(currentTarget.value) ?? "")}
    />
  );
}
