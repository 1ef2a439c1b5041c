import { Stack, Textarea, TextInput } from "@mantine/core";
import { limits } from "shared/limits";
import { RowList } from "../../../components/sortable/RowList.tsx";
import { blankQuestion } from "../values/facts-values.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

export function QuestionsSection({ form }: { form: ServiceForm }) {
  return (
    <RowList
      form={form}
      path="facts.questions"
      entry="Question"
      rows={form.values.facts.questions}
      blank={blankQuestion}
      renderFields={(_, index) => (
        <Stack gap="xs">
          <TextInput
            label="Question"
            maxLength={limits.line}
            {...form.getInputProps(`facts.questions.${index}.question`)}
          />
          <Textarea
            label="Answer"
            autosize
            minRows={2}
            maxRows={12}
            {...form.getInputProps(`facts.questions.${index}.answer`)}
          />
        </Stack>
      )}
    />
  );
}
