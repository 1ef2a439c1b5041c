import { Stack, Textarea, TextInput } from "@mantine/core";
import type { Question } from "shared/content/questions";
import { limits } from "shared/limits";
import type { FieldsForm } from "../form/fields-form.ts";
import { RowList } from "../sortable/RowList.tsx";
import type { ListForm } from "../sortable/use-rows.ts";

type Props = {
  form: FieldsForm & ListForm;
  path: string;
  rows: Question[];
};

const blank: Question = { question: "", answer: "" };

/** Edits the questions and answers of a form's list at `path`. */
export function QuestionRows({ form, path, rows }: Props) {
  return (
    <RowList
      form={form}
      path={path}
      entry="Question"
      rows={rows}
      blank={blank}
      renderFields={(_, index) => (
        <Stack gap="xs">
          <TextInput
            label="Question"
            maxLength={limits.line}
            {...form.getInputProps(`${path}.${index}.question`)}
          />
          <Textarea
            label="Answer"
            autosize
            minRows={2}
            maxRows={12}
            {...form.getInputProps(`${path}.${index}.answer`)}
          />
        </Stack>
      )}
    />
  );
}
