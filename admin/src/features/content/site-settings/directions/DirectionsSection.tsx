import { Input, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import type { SettingsFields } from "../editing/settings-fields.ts";
import { type DirectionsValues, directionsEditor } from "./directions-editor.ts";

type Props = { form: SettingsFields<DirectionsValues> };

export function DirectionsSection() {
  return (
    <SettingsForm editor={directionsEditor}>
      {(form) => (
        <Stack>
          <WaysField form={form} />
          <Textarea
            label="The last stretch"
            description="From the bus or the car park to you, on foot."
            autosize
            minRows={2}
            maxRows={12}
            {...form.getInputProps("lastStretch")}
          />
        </Stack>
      )}
    </SettingsForm>
  );
}

const blank = { from: "", to: "", by: "", text: "" };

const WaysField = ({ form }: Props) => (
  <Input.Wrapper
    label="Routes"
    labelElement="div"
    description="Shown on the contact page in this order; tours link to them."
    error={form.errors.ways}
  >
    <Stack mt="xs">
      <RowList
        form={form}
        path="ways"
        entry="Route"
        rows={form.values.ways}
        blank={blank}
        most={limits.listItems}
        renderFields={(_, index) => <WayFields form={form} path={`ways.${index}`} />}
      />
    </Stack>
  </Input.Wrapper>
);

function WayFields({ form, path }: Props & { path: string }) {
  const line = (name: string) => ({
    maxLength: limits.line,
    ...form.getInputProps(`${path}.${name}`),
  });
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
        <TextInput label="From" placeholder="Kigali" {...line("from")} />
        <TextInput label="To" placeholder="Kibuye" {...line("to")} />
        <TextInput label="By" placeholder="bus" {...line("by")} />
      </SimpleGrid>
      <Textarea
        label="Directions"
        placeholder="Station, times and fare"
        autosize
        minRows={2}
        maxRows={12}
        {...form.getInputProps(`${path}.text`)}
      />
    </Stack>
  );
}
