import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  TextInput,
  Title,
} from "@mantine/core";
import { Plus, X } from "lucide-react";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { limits } from "shared/limits";
import { amountInWords } from "shared/money/amount";
import { notifyUndoable } from "../../../../components/feedback/notify-undoable.tsx";
import { currencyChoices } from "../../../../components/prices/currency-choices.ts";
import { SectionCard } from "../../../../components/sections/Sections.tsx";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import classes from "./Editor.module.css";
import {
  blankLine,
  type LineValues,
  newExtra,
  newOption,
  type OptionValues,
} from "./proposal-values.ts";
import type { EditorForm } from "./use-draft-editor.ts";

/** `content` is missing while something typed can't be read. */
type Props = { form: EditorForm; content: ProposalContent | undefined };

export function PricesSection({ form, content }: Props) {
  const { options, extras, currency } = form.values;
  const addOption = () => {
    form.insertListItem("options", newOption(options.at(-1)?.lines ?? [blankLine]));
  };
  return (
    <SectionCard id="prices" label="Prices">
      <Stack>
        <NativeSelect
          label="Currency"
          w="8rem"
          data={currencyChoices(currency)}
          {...form.getInputProps("currency")}
        />
        {options.map((option, index) => (
          <OptionFields
            key={option.id}
            form={form}
            content={content}
            option={option}
            index={index}
          />
        ))}
        {options.length < limits.proposal.options && (
          <Button
            variant="light"
            leftSection={<Plus size={16} aria-hidden />}
            className={classes.add}
            onClick={addOption}
          >
            Add another option
          </Button>
        )}
        <Title order={3} size="h6">
          Extras that the guest can choose
        </Title>
        <RowList
          form={form}
          path="extras"
          entry="Extra"
          rows={extras}
          getKey={({ id }) => id}
          blank={newExtra()}
          most={limits.proposal.extras}
          renderFields={(extra, index) => (
            <LineFields form={form} path={`extras.${index}`} line={extra} />
          )}
        />
        <Discount form={form} />
      </Stack>
    </SectionCard>
  );
}

type OptionProps = Props & { option: OptionValues; index: number };

function OptionFields({ form, content, option, index }: OptionProps) {
  const path = `options.${index}`;
  const priced = content && priceProposal(content, { option: option.id, extras: [] });
  const inWords = (amount: number | undefined) =>
    content && amount !== undefined && amountInWords({ amount, currency: content.currency });
  const perLine = { quantity: form.values.people, perPerson: true };
  const { quantity, perPerson } = option.lines[0] ?? perLine;
  const isOnly = form.values.options.length === 1;
  const rows = (
    <>
      <RowList
        form={form}
        path={`${path}.lines`}
        entry="Price"
        rows={option.lines}
        blank={{ ...blankLine, quantity, perPerson }}
        most={limits.proposal.lines}
        renderMark={(line) => <span>{inWords(priced?.lines[line]?.amount)}</span>}
        renderFields={(line, index) => (
          <LineFields form={form} path={`${path}.lines.${index}`} line={line} />
        )}
      />
      <p className={classes.total}>
        Total <strong>{inWords(priced?.total) || "…"}</strong>
      </p>
    </>
  );
  if (isOnly) return rows;
  return (
    <Paper withBorder p="sm" role="group" aria-label={`Option ${index + 1}`}>
      <Group align="end" gap="xs" wrap="nowrap" mb="sm">
        <TextInput
          flex={1}
          label={`Option ${index + 1}`}
          placeholder="For example “Standard”"
          maxLength={limits.line}
          {...form.getInputProps(`${path}.title`)}
        />
        <RemoveOption form={form} option={option} index={index} />
      </Group>
      {rows}
    </Paper>
  );
}

function RemoveOption({ form, option, index }: Omit<OptionProps, "content">) {
  const remove = () => {
    form.removeListItem("options", index);
    notifyUndoable({
      title: "Option removed",
      text: option.title,
      onUndo: () => form.insertListItem("options", option, index),
    });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      px="xs"
      aria-label={`Remove option ${index + 1}`}
      onClick={remove}
    >
      <X size={18} aria-hidden />
    </Button>
  );
}

type LineProps = { form: EditorForm; path: string; line: LineValues };

/** A price per person follows the number of people until somebody types another quantity. */
function LineFields({ form, path, line }: LineProps) {
  const setPerPerson = (perPerson: boolean) => {
    form.setFieldValue(`${path}.perPerson`, perPerson);
    if (perPerson) form.setFieldValue(`${path}.quantity`, form.getValues().people.trim());
  };
  return (
    <Stack gap="xs">
      <TextInput
        label="For"
        placeholder="For example “Adult” or “Private boat”"
        maxLength={limits.line}
        {...form.getInputProps(`${path}.label`)}
      />
      <SimpleGrid cols={2} spacing="xs">
        <TextInput
          label="Quantity"
          inputMode="numeric"
          {...form.getInputProps(`${path}.quantity`)}
          onChange={(event) => {
            form.setFieldValue(`${path}.quantity`, event.currentTarget.value);
            form.setFieldValue(`${path}.perPerson`, false);
          }}
        />
        <TextInput
          label="Price each"
          inputMode="decimal"
          {...form.getInputProps(`${path}.unitPrice`)}
        />
      </SimpleGrid>
      <Checkbox
        size="sm"
        label="One per person"
        checked={line.perPerson}
        onChange={(event) => setPerPerson(event.currentTarget.checked)}
      />
    </Stack>
  );
}

function Discount({ form }: { form: EditorForm }) {
  if (!form.values.discount)
    return (
      <Button
        variant="light"
        leftSection={<Plus size={16} aria-hidden />}
        className={classes.add}
        onClick={() => form.setFieldValue("discount", { label: "Discount", amount: "" })}
      >
        Add a discount
      </Button>
    );
  return (
    <Group align="end" gap="xs" wrap="nowrap">
      <TextInput
        flex={2}
        label="Discount"
        maxLength={limits.line}
        {...form.getInputProps("discount.label")}
      />
      <TextInput
        flex={1}
        label="Amount off"
        inputMode="decimal"
        {...form.getInputProps("discount.amount")}
      />
      <Button
        variant="subtle"
        color="red"
        px="xs"
        aria-label="Remove the discount"
        onClick={() => form.setFieldValue("discount", null)}
      >
        <X size={18} aria-hidden />
      </Button>
    </Group>
  );
}
