import { Button, Text } from "@mantine/core";
import { Paperclip } from "lucide-react";
import { readMailFile } from "shared/endpoints/guest-mails";
import type { GuestMail } from "shared/guest-mails";
import { useDownload } from "../../../../components/download/use-download.ts";
import { formatBytes } from "../../../../lib/text/format-bytes.ts";
import classes from "./Timeline.module.css";

/** What came with a mail, to be saved; and what was not kept of it. */
export function MailFiles({ mail: { files, leftOut } }: { mail: GuestMail }) {
  if (files.length + leftOut.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Files of this mail">
      {files.map((file) => (
        <li key={file._id}>
          <MailFile file={file} />
        </li>
      ))}
      {leftOut.map(({ name, bytes, reason }, index) => (
        <Text component="li" size="sm" c="dimmed" key={`${index} ${name}`}>
          {name}
          {bytes !== null && ` (${formatBytes(bytes)})`} is only in the mailbox: {reason}.
        </Text>
      ))}
    </ul>
  );
}

function MailFile({ file: { _id, name, bytes } }: { file: GuestMail["files"][number] }) {
  const { start, isPending, error } = useDownload();
  const what = { endpoint: readMailFile, params: { id: _id }, noun: "file", name };
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        className={classes.file}
        leftSection={<Paperclip size={14} aria-hidden />}
        loading={isPending}
        onClick={() => start(what)}
      >
        {name} ({formatBytes(bytes)})
      </Button>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          The file could not be fetched.
        </Text>
      )}
    </>
  );
}
