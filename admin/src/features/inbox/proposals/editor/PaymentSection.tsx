import { NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { splitIntoInstalments } from "shared/inbox/proposals/payment-schedule";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { limits } from "shared/limits";
import { amountInWords } from "shared/money/amount";
import { SectionCard } from "../../../../components/sections/Sections.tsx";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { InstalmentValues, OptionValues } from "./proposal-values.ts";
import type { EditorForm } from "./use-draft-editor.ts";

type Props = { form: EditorForm; content: ProposalContent | undefined };

const shares = [
  { value: "percent", label: "Percent of the total" },
  { value: "amount", label: "Amount" },
  { value: "rest", label: "The rest" },
];

const blank: InstalmentValues = { label: "", unit: "rest", share: "", dueOn: "" };

/** The amounts for the first option, or none if a payment is 0, because the others could not be assigned then. */
const listAmounts = (content: ProposalContent) => {
  const [first] = content.options;
  const { total } = priceProposal(content, { option: first?.id ?? "", extras: [] });
  const instalments = splitIntoInstalments(content, total);
  if (instalments.length !== content.schedule.length) return [];
  return instalments.map(({ amount }) => amountInWords({ amount, currency: content.currency }));
};

/** `“Standard”`, or `option 1` without a title. */
const nameFirst = ([first]: OptionValues[]) => {
  const title = first?.title.trim();
  return title ? `“${title}”` : "option 1";
};

export function PaymentSection({ form, content }: Props) {
  const amounts = content ? listAmounts(content) : [];
  return (
    <SectionCard id="payment" label="Payment">
      <Stack>
        <TextInput
          type="date"
          label="Valid until"
          description="The last day on which the guest can accept."
          required
          styles={{ wrapper: { maxWidth: "12rem" } }}
          {...form.getInputProps("validUntil")}
        />
        <Title order={3} size="h6">
          Payments
        </Title>
        {form.values.schedule.length === 0 && (
          <Text size="sm" c="dimmed">
            Without payments here, the total is due on the first day.
          </Text>
        )}
        {amounts.length > 0 && form.values.options.length > 1 && (
          <Text size="sm" c="dimmed">
            The amounts are for {nameFirst(form.values.options)}.
          </Text>
        )}
        <RowList
          form={form}
          path="schedule"
          entry="Payment"
          rows={form.values.schedule}
          blank={blank}
          most={limits.proposal.instalments}
          renderMark={(index) => <span>{amounts[index]}</span>}
          renderFields={(row, index) => (
            <InstalmentFields
              form={form}
              path={`schedule.${index}`}
              row={row}
              isFirst={index === 0}
            />
          )}
        />
      </Stack>
    </SectionCard>
  );
}

type FieldsProps = { form: EditorForm; path: string; row: InstalmentValues; isFirst: boolean };

function InstalmentFields({ form, path, row, isFirst }: FieldsProps) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Name"
        placeholder="For example “Deposit”"
        maxLength={limits.line}
        {...form.getInputProps(`${path}.label`)}
      />
      <SimpleGrid cols={row.unit === "rest" ? 1 : 2} spacing="xs">
        <NativeSelect label="How much" data={shares} {...form.getInputProps(`${path}.unit`)} />
        {row.unit !== "rest" && (
          <TextInput
            label={row.unit === "percent" ? "Percent" : "Amount"}
            inputMode="decimal"
            {...form.getInputProps(`${path}.share`)}
          />
        )}
      </SimpleGrid>
      <TextInput
        type="date"
        label="Due on"
        description={isFirst && "Leave empty if it is due on acceptance."}
        {...form.getInputProps(`${path}.dueOn`)}
      />
    </Stack>
  );
}
