import { SimpleGrid, Text, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { BlockOf } from "../values/block-values.ts";
import type { PageForm } from "../values/use-page-form.ts";

type Props = { form: PageForm; path: string; block: BlockOf<"facts"> };

export function FactsFields({ form, path, block }: Props) {
  const line = (index: number, key: string) => ({
    maxLength: limits.line,
    ...form.getInputProps(`${path}.facts.${index}.${key}`),
  });
  return (
    <>
      <Text size="sm" c="dimmed">
        On a tour's page, facts named Activity, Level, Group, Age, Months and Start also appear on
        its card and in comparisons.
      </Text>
      <RowList
        form={form}
        path={`${path}.facts`}
        entry="Fact"
        rows={block.facts}
        blank={{ name: "", value: "", note: "" }}
        renderFields={(_, index) => (
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="xs">
            <TextInput label="Name" placeholder="Length" {...line(index, "name")} />
            <TextInput label="Value" placeholder="42 km" {...line(index, "value")} />
            <TextInput label="Note" placeholder="with a boat at the end" {...line(index, "note")} />
          </SimpleGrid>
        )}
      />
    </>
  );
}
