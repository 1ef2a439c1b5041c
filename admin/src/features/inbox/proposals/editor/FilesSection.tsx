import { Group, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { notifyUndoable } from "../../../../components/feedback/notify-undoable.tsx";
import { AttachButton, AttachedFiles } from "../../../../components/files/AttachedFiles.tsx";
import { type FileUploads, useFileUploads } from "../../../../components/files/use-file-uploads.ts";
import { useDroppedFiles } from "../../../../components/picture/use-dropped-files.ts";
import { SectionCard } from "../../../../components/sections/Sections.tsx";
import type { EditorForm } from "./use-draft-editor.ts";

const insertFile = (form: EditorForm, file: ConversationFile, index = Number.POSITIVE_INFINITY) => {
  const { files } = form.getValues();
  if (files.some(({ _id }) => _id === file._id)) return;
  form.setFieldValue("files", files.toSpliced(index, 0, file));
};

export const useDraftFiles = (form: EditorForm) => useFileUploads((file) => insertFile(form, file));

/** The server removes a file that no version names, but only after a day, so a removal can be undone. */
export function FilesSection({ form, uploads }: { form: EditorForm; uploads: FileUploads }) {
  const zone = useRef<HTMLDivElement>(null);
  const { zoneProps, isOver } = useDroppedFiles(zone, (...chosen) => uploads.choose(chosen));
  const { files } = form.values;
  const remove = (file: ConversationFile) => {
    const index = files.indexOf(file);
    form.setFieldValue("files", files.toSpliced(index, 1));
    notifyUndoable({
      title: "File removed",
      text: file.name,
      onUndo: () => insertFile(form, file, index),
    });
  };
  return (
    <SectionCard id="files" label="Files">
      <Stack gap="xs" ref={zone} {...zoneProps}>
        <Text size="sm" c="dimmed">
          {isOver
            ? "Drop files to attach them."
            : "Guests download them from the page, for example a map or a packing list."}
        </Text>
        <Group gap="xs" data-path="files" tabIndex={-1}>
          <AttachButton uploads={uploads} />
        </Group>
        <AttachedFiles files={files} uploads={uploads} onRemove={remove} />
        {form.errors.files && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {form.errors.files}
          </Text>
        )}
      </Stack>
    </SectionCard>
  );
}
