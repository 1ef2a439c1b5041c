import { NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { useSiteSettings } from "../../lib/requests/site-settings.ts";
import type { FieldsForm } from "../form/fields-form.ts";
import { RangeFields } from "../form/RangeFields.tsx";
import { RowList } from "../sortable/RowList.tsx";
import type { ListForm } from "../sortable/use-rows.ts";
import { currencyChoices } from "./currency-choices.ts";
import { blankPrice, type PriceValues, readTypedPrice } from "./price-values.ts";

const bases = [
  { value: "person", label: "per person" },
  { value: "group", label: "per group" },
];

type Props = { form: FieldsForm & ListForm; path: string; rows: PriceValues[] };

/** A new price uses the currency of the last row, or else the company's. */
export function PriceRows({ form, path, rows }: Props) {
  const settings = useSiteSettings();
  const currency = rows.at(-1)?.currency ?? settings?.company.value.currency ?? blankPrice.currency;
  return (
    <RowList
      form={form}
      path={path}
      entry="Price"
      rows={rows}
      blank={{ ...blankPrice, currency }}
      renderFields={(row, index) => (
        <PriceFields form={form} path={`${path}.${index}`} currency={row.currency} />
      )}
    />
  );
}

type FieldsProps = { form: FieldsForm; path: string; currency: string };

function PriceFields({ form, path, currency }: FieldsProps) {
  const readAmountField = (text: string) => {
    for (const [name, value] of Object.entries(readTypedPrice(text)))
      form.getInputProps(`${path}.${name}`).onChange(value);
  };
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        <TextInput
          label="Amount"
          inputMode="decimal"
          {...form.getInputProps(`${path}.amount`)}
          onBlur={(event) => readAmountField(event.currentTarget.value)}
        />
        <NativeSelect
          label="Currency"
          data={currencyChoices(currency)}
          {...form.getInputProps(`${path}.currency`)}
        />
        <NativeSelect label="Per" data={bases} {...form.getInputProps(`${path}.per`)} />
        <RangeFields
          form={form}
          path={`${path}.people`}
          label="People"
          description="Leave empty for any number."
        />
      </SimpleGrid>
      <TextInput
        label="Note"
        placeholder="For example “with lunch”"
        maxLength={limits.line}
        {...form.getInputProps(`${path}.note`)}
      />
    </Stack>
  );
}
