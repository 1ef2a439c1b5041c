import { Group, Input, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { FieldsForm } from "./fields-form.ts";

type Props = {
  form: FieldsForm;
  path: string;
  /** For example "Group size": "Group size from", "Group size to". */
  label: string;
  description?: string;
  /** A unit selector beside the numbers. */
  children?: ReactNode;
};

/** Two whole numbers; the second is optional. */
export function RangeFields({ form, path, label, description, children }: Props) {
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Group gap={6} align="start" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={`${label} from`}
          placeholder="from"
          inputMode="numeric"
          {...form.getInputProps(`${path}.min`)}
        />
        <TextInput
          flex={1}
          aria-label={`${label} to`}
          placeholder="to"
          inputMode="numeric"
          {...form.getInputProps(`${path}.max`)}
        />
        {children}
      </Group>
    </Input.Wrapper>
  );
}
