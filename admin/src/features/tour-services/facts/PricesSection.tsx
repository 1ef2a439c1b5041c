import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { limits } from "shared/limits";
import { findFromPrice, price } from "shared/prices";
import { amountInWords } from "shared/words/amount";
import { RowList } from "../../../components/sortable/RowList.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { siteSettingsQuery } from "../../../lib/requests/site-settings.ts";
import { blankPrice, type PriceValues } from "../values/facts-values.ts";
import { toPrice } from "../values/to-facts.ts";
import type { ServiceForm } from "../values/use-service-form.ts";
import { currencyChoices } from "./currencies.ts";
import { RangeFields } from "./RangeFields.tsx";

const bases = [
  { value: "person", label: "per person" },
  { value: "group", label: "per group" },
];

const describeFrom = (rows: PriceValues[]) => {
  const prices = rows.flatMap((row) => price.safeParse(toPrice(row)).data ?? []);
  const from = findFromPrice(prices);
  return from && `from ${amountInWords(from)} per ${from.per}`;
};

export function PricesSection({ form }: { form: ServiceForm }) {
  const { prices } = form.values.facts;
  const { api } = useApp();
  const { data: settings } = useQuery(siteSettingsQuery(api));
  const currency =
    prices.at(-1)?.currency ?? settings?.company.value.currency ?? blankPrice.currency;
  const from = describeFrom(prices);
  return (
    <Stack gap="sm">
      <Text size="sm" role="status" {...(!from && { c: "dimmed" })}>
        {from ? `Shown on the site: ${from}` : "Without prices, the site shows none."}
      </Text>
      <RowList
        form={form}
        path="facts.prices"
        entry="Price"
        rows={prices}
        blank={{ ...blankPrice, currency }}
        renderFields={({ currency }, index) => (
          <PriceFields form={form} path={`facts.prices.${index}`} currency={currency} />
        )}
      />
    </Stack>
  );
}

type FieldsProps = { form: ServiceForm; path: string; currency: string };

function PriceFields({ form, path, currency }: FieldsProps) {
  return (
    <Stack gap="xs">
      <SimpleGrid cols={2} spacing="xs">
        <TextInput label="Amount" inputMode="decimal" {...form.getInputProps(`${path}.amount`)} />
        <NativeSelect
          label="Currency"
          data={currencyChoices(currency)}
          {...form.getInputProps(`${path}.currency`)}
        />
        <NativeSelect label="Per" data={bases} {...form.getInputProps(`${path}.per`)} />
        <RangeFields form={form} path={`${path}.people`} label="People" />
      </SimpleGrid>
      <TextInput
        label="Note"
        placeholder="As in “with lunch”"
        maxLength={limits.line}
        {...form.getInputProps(`${path}.note`)}
      />
    </Stack>
  );
}
