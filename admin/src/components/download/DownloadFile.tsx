import { Button, Group, Stack, Text } from "@mantine/core";
import { Download } from "lucide-react";
import { serverMessage } from "../../lib/api/api-error.ts";
import { formatBytes } from "../../lib/text/format-bytes.ts";
import { SaveStatus } from "../form/SaveStatus.tsx";
import { type Download as FileToDownload, useDownload } from "./use-download.ts";

type Props = { file: FileToDownload; label: string };

export function DownloadFile({ file, label }: Props) {
  const { start, cancel, bytes, isPending, isSuccess, error } = useDownload();
  return (
    <Stack gap={0}>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          loading={isPending}
          onClick={() => start(file)}
        >
          {label}
        </Button>
        {isPending && (
          <>
            <Text size="sm" c="dimmed">
              {formatBytes(bytes)}
            </Text>
            <Button variant="subtle" size="xs" onClick={cancel}>
              Cancel
            </Button>
          </>
        )}
      </Group>
      <SaveStatus
        success={isSuccess && `The file is in your downloads (${formatBytes(bytes)}).`}
        failure={error && "Couldn't download the file. Please try again."}
        detail={serverMessage(error)}
      />
    </Stack>
  );
}
