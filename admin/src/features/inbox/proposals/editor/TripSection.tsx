import { SimpleGrid, Stack, Textarea, TextInput, Title } from "@mantine/core";
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

const forPeople = <Line extends LineValues>(lines: Line[], quantity: string) =>
  lines.map((line) => (line.perPerson ? { ...line, quantity } : line));

/** Prices per person follow the number of people; prices for the group stay. */
function PeopleField({ form }: Props) {
  const follow = () => {
    const { people, options, extras } = form.getValues();
    const quantity = people.trim();
    if (!/^[1-9]\d*$/.test(quantity)) return;
    const followed = {
      options: options.map((option) => ({ ...option, lines: forPeople(option.lines, quantity) })),
      extras: forPeople(extras, quantity),
    };
    if (JSON.stringify(followed) === JSON.stringify({ options, extras })) return;
    form.setValues(followed);
    notify("Quantities updated", `Prices per person are now for ${quantity}.`);
  };
  return (
    <TextInput
      label="People"
      required
      inputMode="numeric"
      {...form.getInputProps("people")}
      onBlur={follow}
    />
  );
}
