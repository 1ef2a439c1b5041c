import { Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { BlockOf } from "../values/block-values.ts";
import type { PageForm } from "../values/use-page-form.ts";
import { HeadingInput } from "./HeadingInput.tsx";

type Props = { form: PageForm; path: string; block: BlockOf<"quotes"> };

export function QuotesFields({ form, path, block }: Props) {
  return (
    <Stack gap="sm">
      <HeadingInput form={form} path={path} />
      <RowList
        form={form}
        path={`${path}.quotes`}
        entry="Quote"
        rows={block.quotes}
        blank={{ name: "", comment: "" }}
        renderFields={(_, index) => (
          <Stack gap="xs">
            <Textarea
              label="Quote"
              autosize
              minRows={2}
              maxRows={12}
              {...form.getInputProps(`${path}.quotes.${index}.comment`)}
            />
            <TextInput
              label="Guest's name"
              maxLength={limits.line}
              {...form.getInputProps(`${path}.quotes.${index}.name`)}
            />
          </Stack>
        )}
      />
    </Stack>
  );
}
