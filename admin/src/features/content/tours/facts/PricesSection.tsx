import { Stack, Text } from "@mantine/core";
import { findFromPrice, price } from "shared/content/tours/prices";
import { amountInWords } from "shared/money/amount";
import { PriceRows } from "../../../../components/prices/PriceRows.tsx";
import { type PriceValues, toPrice } from "../../../../components/prices/price-values.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

const describeFrom = (rows: PriceValues[]) => {
  const prices = rows.flatMap((row) => price.safeParse(toPrice(row)).data ?? []);
  const from = findFromPrice(prices);
  return from && `from ${amountInWords(from)} per ${from.per}`;
};

export function PricesSection({ form }: { form: ServiceForm }) {
  const { prices } = form.values.facts;
  const from = describeFrom(prices);
  return (
    <Stack gap="sm">
      <Text size="sm" role="status" {...(!from && { c: "dimmed" })}>
        {from ? `Shown on the site: ${from}` : "Leave empty to show no prices."}
      </Text>
      <PriceRows form={form} path="facts.prices" rows={prices} />
    </Stack>
  );
}
