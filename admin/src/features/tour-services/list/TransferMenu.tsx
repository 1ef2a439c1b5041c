import { Button, Menu } from "@mantine/core";
import { ArrowDownUp, FileArchive, FileSpreadsheet, FileUp } from "lucide-react";
import { Link } from "react-router";
import { exportTourArchive, exportTourTable } from "shared/endpoints/tour-transfer";
import { adminPaths } from "shared/paths";
import { useDownload } from "../../../components/download/use-download.ts";
import { notify, notifyError } from "../../../components/feedback/notify.ts";
import { formatBytes } from "../../../lib/text/format-bytes.ts";

const tellSuccess = (bytes: number) =>
  notify("Exported", `The tours are in your downloads (${formatBytes(bytes)}).`);
const onError = (error: Error) => notifyError("The tours could not be exported", error);

/** Takes all tours out as files, and leads to where they come in. */
export function TransferMenu() {
  const { start, isPending } = useDownload(tellSuccess);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isPending}
          leftSection={<ArrowDownUp size={18} aria-hidden />}
        >
          Export and import
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Export</Menu.Label>
        <Menu.Item
          leftSection={<FileArchive size={16} aria-hidden />}
          onClick={() => start({ endpoint: exportTourArchive, noun: "tours" }, { onError })}
        >
          Archive with photos (ZIP)
        </Menu.Item>
        <Menu.Item
          leftSection={<FileSpreadsheet size={16} aria-hidden />}
          onClick={() => start({ endpoint: exportTourTable, noun: "tours" }, { onError })}
        >
          Table for spreadsheets (CSV)
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={adminPaths.toursImport}
          leftSection={<FileUp size={16} aria-hidden />}
        >
          Import…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
