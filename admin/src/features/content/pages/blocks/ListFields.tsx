import { Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import type { BlockOf } from "../values/block-values.ts";
import type { PageForm } from "../values/use-page-form.ts";
import { HeadingInput } from "./HeadingInput.tsx";

type Props = { form: PageForm; path: string; block: BlockOf<"list"> };

export function ListFields({ form, path, block }: Props) {
  return (
    <Stack gap="sm">
      <HeadingInput form={form} path={path} />
      <RowList
        form={form}
        path={`${path}.items`}
        entry="Point"
        rows={block.items}
        blank={{ title: "", text: "" }}
        renderFields={(_, index) => (
          <Stack gap="xs">
            <TextInput
              label="Title"
              description="Optional."
              maxLength={limits.line}
              {...form.getInputProps(`${path}.items.${index}.title`)}
            />
            <Textarea
              label="Text"
              autosize
              minRows={1}
              maxRows={12}
              {...form.getInputProps(`${path}.items.${index}.text`)}
            />
          </Stack>
        )}
      />
    </Stack>
  );
}
