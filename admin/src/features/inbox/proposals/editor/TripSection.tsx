import { SimpleGrid, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { useRef } from "react";
import { limits } from "shared/limits";
import { notify } from "../../../../components/feedback/notify.ts";
import { SectionCard } from "../../../../components/sections/Sections.tsx";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { StringListField } from "../../../../components/string-list/StringListField.tsx";
import { withoutEntryErrors } from "../../../../lib/editing/entry-errors.ts";
import { PhotosField } from "./PhotosField.tsx";
import type { LineValues } from "./proposal-values.ts";
import type { EditorForm } from "./use-draft-editor.ts";

type Props = { form: EditorForm };

export function TripSection({ form }: Props) {
  return (
    <SectionCard id="trip" label="Trip">
      <Stack>
        <TextInput
          label="Title"
          required
          maxLength={limits.line}
          {...form.getInputProps("title")}
        />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <PeopleField form={form} />
          <TextInput type="date" label="First day" {...form.getInputProps("startsOn")} />
          <TextInput type="date" label="Last day" {...form.getInputProps("endsOn")} />
        </SimpleGrid>
        <Title order={3} size="h6">
          Days
        </Title>
        <RowList
          form={form}
          path="days"
          entry="Day"
          rows={form.values.days}
          blank={{ title: "", text: "" }}
          renderFields={(_, index) => (
            <Stack gap="xs">
              <TextInput
                label="Heading"
                maxLength={limits.line}
                {...form.getInputProps(`days.${index}.title`)}
              />
              <Textarea
                label="Text"
                autosize
                minRows={2}
                maxRows={12}
                maxLength={limits.stageText}
                {...form.getInputProps(`days.${index}.text`)}
              />
            </Stack>
          )}
        />
        <Items form={form} path="included" label="Included" entry="Included item" />
        <Items form={form} path="notIncluded" label="Not included" entry="Item not included" />
        <PhotosField form={form} />
      </Stack>
    </SectionCard>
  );
}

type ItemsProps = Props & { path: "included" | "notIncluded"; label: string; entry: string };

function Items({ form, path, label, entry }: ItemsProps) {
  const change = (lines: string[]) => {
    form.setFieldValue(path, lines);
    form.setErrors((errors) => withoutEntryErrors(errors, path));
  };
  return (
    <StringListField
      label={label}
      entry={entry}
      path={path}
      values={form.values[path]}
      errors={form.errors}
      onChange={change}
    />
  );
}

const withQuantity = <Line extends LineValues>(lines: Line[], from: string, to: string) =>
  lines.map((line) => (line.quantity === from ? { ...line, quantity: to } : line));

/** Prices for the whole group follow the number of people. */
function PeopleField({ form }: Props) {
  const before = useRef(form.values.people);
  const follow = () => {
    const [from, to] = [before.current, form.getValues().people.trim()];
    const { options } = form.getValues();
    const changed = options.map((option) => ({
      ...option,
      lines: withQuantity(option.lines, from, to),
    }));
    const isCount = /^[1-9]\d*$/.test(to);
    if (!isCount || JSON.stringify(changed) === JSON.stringify(options)) return;
    form.setFieldValue("options", changed);
    notify("Quantities updated", `Prices for ${from} are now for ${to}.`);
  };
  return (
    <TextInput
      label="People"
      required
      inputMode="numeric"
      {...form.getInputProps("people")}
      onFocus={() => {
        before.current = form.values.people.trim();
      }}
      onBlur={follow}
    />
  );
}
