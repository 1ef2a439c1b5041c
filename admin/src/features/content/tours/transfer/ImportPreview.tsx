import { Button, Group, Stack, Text } from "@mantine/core";
import type { TourImport, TourImportRow } from "shared/content/tours/tour-transfer";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { ImportRows } from "./ImportRows.tsx";

/** `due`: the rows that would write something. */
const countRows = (rows: TourImportRow[]) => {
  const count = (status: TourImportRow["status"]) =>
    rows.filter((row) => row.status === status).length;
  const counts = {
    new: count("new"),
    changed: count("changed"),
    same: count("same"),
    refused: count("refused"),
  };
  return { ...counts, due: counts.new + counts.changed };
};

const changesQuestions = ({ questions }: TourImport) =>
  questions !== null && questions.status !== "same";

/**
 * For example `1 tour` or `5 tours and the shared questions`; empty if nothing would be written.
 */
const nameDue = (read: TourImport) => {
  const { due } = countRows(read.rows);
  const tours = due > 0 && `${due} ${due === 1 ? "tour" : "tours"}`;
  return [tours, changesQuestions(read) && "the shared questions"].filter(Boolean).join(" and ");
};

type Counts = ReturnType<typeof countRows>;

const describe = ({ new: created, changed, same, refused }: Counts) =>
  `${created} new, ${changed} to change, ${same} unchanged, ${refused} refused.`;

const getAdvice = ({ refused }: Counts, due: string) => {
  if (refused > 0) return "Fix the refused rows in the file and choose it again.";
  return due === "" ? "Nothing to import." : "Nothing has changed yet.";
};

type Props = { read: TourImport; isPending: boolean; onImport: () => void; onDrop: () => void };

/** Shows the changes of the chosen file, and asks before applying them. */
export function ImportPreview({ read, isPending, onImport, onDrop }: Props) {
  const counts = countRows(read.rows);
  const due = nameDue(read);
  const ask = () =>
    askToConfirm({
      title: `Import ${due}?`,
      text: [
        `${counts.new} ${counts.new === 1 ? "tour" : "tours"} will be created and ${counts.changed} changed. This can't be undone.`,
        ...read.rows.flatMap(({ title, doubts }) => doubts.map((doubt) => `${title}: ${doubt}`)),
      ].join(" "),
      confirm: "Import",
      onConfirm: onImport,
    });
  const canImport = counts.refused === 0 && due !== "";
  return (
    <Stack>
      <Text role="status">
        {describe(counts)} {getAdvice(counts, due)}
      </Text>
      <Group>
        {canImport && (
          <Button loading={isPending} onClick={ask}>
            Import {due}
          </Button>
        )}
        <Button variant="default" disabled={isPending} onClick={onDrop}>
          Choose another file
        </Button>
      </Group>
      <ImportRows read={read} />
    </Stack>
  );
}
