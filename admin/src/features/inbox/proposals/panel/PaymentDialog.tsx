import {
  Autocomplete,
  Button,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { readAmount } from "shared/content/tours/typed-prices/read-amount";
import { paymentInput } from "shared/inbox/proposals/payments";
import type { Balance, Proposal } from "shared/inbox/proposals/proposals";
import { limits } from "shared/limits";
import { amountInWords } from "shared/money/amount";
import { z } from "zod";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { notify } from "../../../../components/feedback/notify.ts";
import { currencyChoices } from "../../../../components/prices/currency-choices.ts";
import { issuesByField } from "../../../../lib/api/api-error.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { focusFirstError } from "../../../../lib/editing/focus-first-error.ts";
import { waysToPayQuery } from "../../ways-to-pay/ways-to-pay.queries.ts";
import { type Guest, isReceiptMailed } from "../data/describe-proposal.ts";
import { useRecordPayment } from "../data/payments.requests.ts";

type Props = { proposal: Proposal; balance: Balance; guest: Guest; onClose: () => void };

const typed = z.object({
  receivedOn: z.string(),
  way: z.string(),
  amount: z.string(),
  currency: z.string(),
  settles: z.string(),
  note: z.string(),
  fiscalNumber: z.string(),
});
type Values = z.infer<typeof typed>;

/** In the proposal's own currency a payment settles its amount. */
const toPayment = (values: Values, ownCurrency: string) => {
  const amount = readAmount(values.amount, values.currency);
  const isOwn = values.currency === ownCurrency;
  return { ...values, amount, settles: isOwn ? amount : readAmount(values.settles, ownCurrency) };
};

/** `NaN` fails with the contract's message for amounts. */
const schemaFor = (ownCurrency: string) =>
  z.preprocess((values) => toPayment(typed.parse(values), ownCurrency), paymentInput);

/** Records money that has arrived, in full or in part. */
export function PaymentDialog({ proposal, balance, guest, onClose }: Props) {
  const { api } = useApp();
  const ways = useQuery(waysToPayQuery(api)).data?.ways ?? [];
  const today = useDateFormat().today();
  const record = useRecordPayment(proposal._id);
  const { due, open, currency } = balance;
  const schema = schemaFor(currency);
  const form = useForm<Values>({
    initialValues: {
      ...{ receivedOn: today, way: "", amount: String(due > 0 ? due : open || ""), currency },
      ...{ settles: "", note: "", fiscalNumber: "" },
    },
    validate: schemaResolver(schema, { sync: true }),
  });
  const isOwn = form.values.currency === currency;
  const submit = form.onSubmit(
    (values) =>
      record.mutate(toPayment(values, currency), {
        onSuccess: ({ message }) => {
          const isMailed = isReceiptMailed(proposal, guest);
          notify(message, !isMailed && "Send the receipt from the list of payments.");
          onClose();
        },
        onError: (error) => form.setErrors(issuesByField(error)),
      }),
    focusFirstError,
  );
  return (
    <TitledDialog title="Record a payment" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text size="sm">
            {amountInWords({ amount: open, currency })} is open
            {due > 0 && due < open && `, ${amountInWords({ amount: due, currency })} is due now`}.
          </Text>
          <SimpleGrid cols={2} spacing="sm">
            <TextInput
              label="Amount"
              required
              inputMode="decimal"
              data-autofocus
              {...form.getInputProps("amount")}
            />
            <NativeSelect
              label="Currency"
              data={currencyChoices(currency)}
              {...form.getInputProps("currency")}
            />
          </SimpleGrid>
          {!isOwn && (
            <TextInput
              label={`Counts as (${currency})`}
              description="The part of the total that it pays."
              required
              inputMode="decimal"
              {...form.getInputProps("settles")}
            />
          )}
          <TextInput
            type="date"
            label="Received on"
            required
            max={today}
            {...form.getInputProps("receivedOn")}
          />
          <Autocomplete
            label="Paid by"
            required
            placeholder="For example “Bank transfer”"
            data={[...new Set(ways.map(({ name }) => name))]}
            maxLength={limits.line}
            {...form.getInputProps("way")}
          />
          <TextInput
            label="Note for the team"
            maxLength={limits.line}
            {...form.getInputProps("note")}
          />
          <TextInput
            label="Fiscal receipt number"
            description="If you wrote a tax invoice for it."
            maxLength={limits.line}
            {...form.getInputProps("fiscalNumber")}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={record.isPending}>
              Record
            </Button>
          </Group>
        </Stack>
      </form>
    </TitledDialog>
  );
}
