import { Button, Group, Stack, Text } from "@mantine/core";
import { FileArchive, FileSpreadsheet } from "lucide-react";
import { exportTourArchive, exportTourTable } from "shared/content/tours/tour-transfer.endpoints";
import { useDownload } from "../../../../components/download/use-download.ts";
import { SaveStatus } from "../../../../components/form/SaveStatus.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { formatBytes } from "../../../../lib/text/format-bytes.ts";

export function ExportTours() {
  const { start, isPending, isSuccess, bytes, error } = useDownload();
  return (
    <Stack align="start">
      <Text>
        All tours, including hidden ones. The archive also has photos, routes and the questions for
        all tours.
      </Text>
      <Group gap="sm">
        <Button
          variant="default"
          disabled={isPending}
          leftSection={<FileArchive size={18} aria-hidden />}
          onClick={() => start({ endpoint: exportTourArchive, noun: "tours" })}
        >
          Archive with photos (ZIP)
        </Button>
        <Button
          variant="default"
          disabled={isPending}
          leftSection={<FileSpreadsheet size={18} aria-hidden />}
          onClick={() => start({ endpoint: exportTourTable, noun: "tours" })}
        >
          Table for spreadsheets (CSV)
        </Button>
      </Group>
      {isPending && <Text size="sm">{formatBytes(bytes)} so far</Text>}
      <SaveStatus
        success={isSuccess && `The tours are in your downloads (${formatBytes(bytes)}).`}
        failure={error && "Couldn't export the tours. Please try again."}
        detail={serverMessage(error)}
      />
    </Stack>
  );
}
