import { Button, Text } from "@mantine/core";
import { Paperclip } from "lucide-react";
import { type Download, useDownload } from "../../../../../components/download/use-download.ts";
import { formatBytes } from "../../../../../lib/text/format-bytes.ts";
import classes from "./Timeline.module.css";

type Props = {
  file: { _id: string; name: string; bytes: number };
  endpoint: Download["endpoint"];
};

/** A file of a message, to download. */
export function EntryFile({ file: { _id, name, bytes }, endpoint }: Props) {
  const { start, isPending, error } = useDownload();
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={classes.file}
        leftSection={<Paperclip size={14} aria-hidden />}
        loading={isPending}
        onClick={() => start({ endpoint, params: { id: _id }, noun: "file", name })}
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
