import { ActionIcon, Button, Checkbox, FileButton, Group, Text } from "@mantine/core";
import { Paperclip, X } from "lucide-react";
import type { ConversationFile } from "shared/inbox/files/conversation-files";
import { formatBytes } from "../../lib/text/format-bytes.ts";
import { UploadList } from "../photos/UploadList.tsx";
import classes from "./AttachedFiles.module.css";
import type { FileUploads } from "./use-file-uploads.ts";

type Props = {
  files: ConversationFile[];
  uploads: FileUploads;
  onRemove: (file: ConversationFile) => void;
};

/** The attached files, and those on their way. */
export function AttachedFiles({ files, uploads, onRemove }: Props) {
  return (
    <>
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Attached files">
          {files.map((file) => (
            <Group component="li" key={file._id} gap={4} wrap="nowrap" className={classes.file}>
              <Paperclip size={14} aria-hidden className={classes.icon} />
              <Text size="sm" truncate>
                {file.name}
              </Text>
              <Text size="sm" c="dimmed" className={classes.size}>
                {formatBytes(file.bytes)}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${file.name}`}
                onClick={() => onRemove(file)}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
        </ul>
      )}
      <UploadList uploads={uploads} field="files" noun="files" />
    </>
  );
}

/** Chooses files, or takes a photo on a phone. */
export function AttachButton({ uploads }: { uploads: FileUploads }) {
  const { choose, shrinksPhotos, setShrinksPhotos } = uploads;
  return (
    <>
      <FileButton multiple onChange={(files) => choose(files)}>
        {(props) => (
          <Button
            {...props}
            size="compact-sm"
            variant="subtle"
            leftSection={<Paperclip size={16} aria-hidden />}
          >
            Attach
          </Button>
        )}
      </FileButton>
      <Checkbox
        size="sm"
        label="Shrink photos"
        checked={shrinksPhotos}
        onChange={(event) => setShrinksPhotos(event.currentTarget.checked)}
      />
    </>
  );
}
