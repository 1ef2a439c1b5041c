import { Code, Input, List, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { templateVariables } from "shared/inbox/answer-templates";
import { limits } from "shared/limits";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { answersEditor } from "./answers-editor.ts";

const blank = { name: "", text: "" };

export function AnswersSection() {
  return (
    <SettingsForm editor={answersEditor}>
      {(form) => (
        <Stack>
          <Variables />
          <Input.Wrapper
            label="Templates"
            labelElement="div"
            description="Offered in this order where guests are answered. Mails are greeted and signed anyway."
            error={form.errors.templates}
          >
            <Stack mt={6}>
              <RowList
                form={form}
                path="templates"
                entry="Template"
                rows={form.values.templates}
                blank={blank}
                renderFields={(_, index) => (
                  <Stack gap="xs">
                    <TextInput
                      label="Name"
                      required
                      maxLength={limits.line}
                      {...form.getInputProps(`templates.${index}.name`)}
                    />
                    <Textarea
                      label="Text"
                      required
                      autosize
                      minRows={3}
                      maxRows={14}
                      maxLength={limits.message}
                      {...form.getInputProps(`templates.${index}.text`)}
                    />
                  </Stack>
                )}
              />
            </Stack>
          </Input.Wrapper>
        </Stack>
      )}
    </SettingsForm>
  );
}

function Variables() {
  return (
    <div>
      <Text size="sm">
        These words are replaced by what the guest wrote. What is not known stays as it is, and is
        asked about before anything is sent.
      </Text>
      <List size="sm" mt={6}>
        {Object.entries(templateVariables).map(([name, meaning]) => (
          <List.Item key={name}>
            <Code>{`{${name}}`}</Code> {meaning}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
