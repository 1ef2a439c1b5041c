import { Button, Text } from "@mantine/core";
import { Paperclip } from "lucide-react";
import { readConversationFile } from "shared/inbox/files/conversation-files.endpoints";
import { useDownload } from "../../../../../components/download/use-download.ts";
import { formatBytes } from "../../../../../lib/text/format-bytes.ts";
import classes from "./Timeline.module.css";

type Props = { file: { _id: string; name: string; bytes: number } };

/** A file of a message, to download. */
export function EntryFile({ file: { _id, name, bytes } }: Props) {
  const { start, isPending, error } = useDownload();
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={classes.file}
        leftSection={<Paperclip size={14} aria-hidden />}
        loading={isPending}
        onClick={() =>
          start({ endpoint: readConversationFile, params: { id: _id }, noun: "file", name })
        }
      >
        {name} ({formatBytes(bytes)})
      </Button>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Couldn't download the file. Please try again.
        </Text>
      )}
    </>
  );
}
