import { Button } from "@mantine/core";
import { History } from "lucide-react";
import { Link } from "react-router";
import type { RecordRef } from "shared/content/records/records";
import { pathTo } from "../../../lib/app/paths.ts";

type Props = { record: RecordRef & { name: string } };

export function HistoryLink({ record }: Props) {
  return (
    <Button
      component={Link}
      to={pathTo.history(record)}
      size="xs"
      variant="default"
      leftSection={<History size={16} aria-hidden />}
      aria-label={`History of ${record.name}`}
    >
      History
    </Button>
  );
}
