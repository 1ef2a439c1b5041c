import { Checkbox, Stack } from "@mantine/core";
import { QuestionRows } from "../../../../components/questions/QuestionRows.tsx";
import type { BlockOf } from "../values/block-values.ts";
import type { PageForm } from "../values/use-page-form.ts";
import { HeadingInput } from "./HeadingInput.tsx";

type Props = { form: PageForm; path: string; block: BlockOf<"questions"> };

export function QuestionsFields({ form, path, block }: Props) {
  return (
    <Stack gap="sm">
      <HeadingInput form={form} path={path} />
      <QuestionRows form={form} path={`${path}.questions`} rows={block.questions} />
      <Checkbox
        label="Questions for all tours follow"
        {...form.getInputProps(`${path}.withShared`, { type: "checkbox" })}
      />
    </Stack>
  );
}
