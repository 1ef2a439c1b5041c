import { Code, Group, Input, List, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { templateVariables } from "shared/inbox/answer-templates";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { limits } from "shared/limits";
import { AttachButton, AttachedFiles } from "../../../../components/files/AttachedFiles.tsx";
import { useFileUploads } from "../../../../components/files/use-file-uploads.ts";
import { RowList } from "../../../../components/sortable/RowList.tsx";
import { SettingsForm } from "../editing/SettingsForm.tsx";
import { answersEditor } from "./answers-editor.ts";

const blank = { name: "", text: "", files: [] };

export function AnswersSection() {
  return (
    <SettingsForm editor={answersEditor}>
      {(form) => (
        <Stack>
          <Variables />
          <Input.Wrapper
            label="Templates"
            labelElement="div"
            description="Offered in this order when you reply. Greeting and signature are added for you."
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
                    <TemplateFiles
                      files={form.values.templates[index]?.files ?? []}
                      onChange={(files) => form.setFieldValue(`templates.${index}.files`, files)}
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

type FilesProps = {
  files: ConversationFile[];
  onChange: (files: ConversationFile[]) => void;
};

function TemplateFiles({ files, onChange }: FilesProps) {
  const uploads = useFileUploads((file) => onChange([...files, file]));
  const remove = ({ _id }: ConversationFile) => onChange(files.filter((file) => file._id !== _id));
  return (
    <div>
      <Group gap="xs">
        <AttachButton uploads={uploads} />
      </Group>
      <AttachedFiles files={files} uploads={uploads} onRemove={remove} />
    </div>
  );
}

function Variables() {
  return (
    <div>
      <Text size="sm">
        Replaced with the guest's details. We ask before sending if something is missing.
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
