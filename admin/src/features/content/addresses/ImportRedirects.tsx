import { Badge, Button, Code, FileButton, Group, Stack, Text } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useState } from "react";
import type { RedirectImportRow } from "shared/content/addresses/redirects";
import { SaveStatus } from "../../../components/form/SaveStatus.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { AddressRow, AddressRows } from "./AddressRow.tsx";
import { useImportRedirects, useReadRedirects } from "./addresses.requests.ts";

type Chosen = { file: File; rows: RedirectImportRow[] };

/** Reads a CSV file, shows what would happen, and imports all of it or nothing. */
export function ImportRedirects({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen>();
  const reading = useReadRedirects();
  const importing = useImportRedirects();
  const read = (file: File | null) => {
    setChosen(undefined);
    importing.reset();
    if (file) reading.save(file, { onSuccess: ({ rows }) => setChosen({ file, rows }) });
  };
  const { error } = importing.error ? importing : reading;
  return (
    <Stack>
      <Text size="sm">
        Choose a CSV file with the columns <Code>source</Code> and <Code>target</Code>. A source can
        be a full address of your former site; only its path is used. You'll see a preview first.
      </Text>
      <Group>
        <FileButton accept=".csv,text/csv" onChange={read}>
          {(button) => (
            <Button
              {...button}
              variant={chosen ? "default" : "filled"}
              loading={reading.isPending}
              leftSection={<FileUp size={18} aria-hidden />}
            >
              {chosen ? "Choose another file" : "Choose a file"}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
      </Group>
      {chosen && !importing.isSuccess && (
        <Preview
          rows={chosen.rows}
          isPending={importing.isPending}
          onImport={() => importing.save(chosen.file)}
        />
      )}
      <SaveStatus
        success={importing.data?.message}
        failure={error && "Nothing was imported."}
        detail={error ? (serverMessage(error) ?? "Please try again.") : importing.note}
      />
    </Stack>
  );
}

const badges = {
  added: { label: "New", color: "lake" },
  changed: { label: "Changed", color: "clay" },
  unchanged: { label: "Unchanged", color: "gray" },
  refused: { label: "Refused", color: "red" },
} as const;

/** Rows that a preview shows; refused ones come first. */
const mostShown = 100;

type PreviewProps = { rows: RedirectImportRow[]; isPending: boolean; onImport: () => void };

function Preview({ rows, isPending, onImport }: PreviewProps) {
  const count = (change: RedirectImportRow["change"]) =>
    rows.filter((row) => row.change === change).length;
  const due = count("added") + count("changed");
  const refused = count("refused");
  const shown = rows
    .toSorted((a, b) => Number(b.change === "refused") - Number(a.change === "refused"))
    .slice(0, mostShown);
  return (
    <Stack gap="sm">
      <Text role="status">
        {count("added")} new, {count("changed")} to change, {count("unchanged")} unchanged,{" "}
        {refused} refused. {refused > 0 && "Fix the refused lines and choose the file again."}
      </Text>
      {refused === 0 && due > 0 && (
        <Button loading={isPending} onClick={onImport} style={{ alignSelf: "start" }}>
          Import {due} {due === 1 ? "redirect" : "redirects"}
        </Button>
      )}
      {shown.length > 0 && (
        <AddressRows label="Lines of the file">
          {shown.map((row) => (
            <PreviewRow key={row.row} row={row} />
          ))}
        </AddressRows>
      )}
      {rows.length > shown.length && (
        <Text size="sm" c="dimmed">
          These are the first {shown.length} of {rows.length} lines.
        </Text>
      )}
    </Stack>
  );
}

function PreviewRow({ row }: { row: RedirectImportRow }) {
  const { label, color } = badges[row.change];
  return (
    <AddressRow
      source={row.source || "…"}
      target={row.target || "…"}
      details={
        <Group gap="xs" mt={4}>
          <Text size="sm" c="dimmed">
            Line {row.row}
          </Text>
          <Badge variant="light" color={color}>
            {label}
          </Badge>
          {row.problem && <Text size="sm">{row.problem}</Text>}
        </Group>
      }
    />
  );
}
