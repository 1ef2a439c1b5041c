import { Button, FileButton, Stack, Text } from "@mantine/core";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { limits } from "shared/limits";
import { SaveStatus } from "../../../../components/form/SaveStatus.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { formatBytes } from "../../../../lib/text/format-bytes.ts";
import type { useReadImport } from "./tour-transfer.requests.ts";

const findProblem = ({ name, size }: File) => {
  if (!/\.(zip|csv)$/i.test(name)) return "Choose a file that ends in .zip or .csv.";
  if (size <= limits.importBytes) return undefined;
  return `The file is larger than ${formatBytes(limits.importBytes)}.`;
};

type Props = { reading: ReturnType<typeof useReadImport>; onChoose: (file: File) => void };

/** Accepts the file and shows the upload progress. */
export function ChooseImport({ reading, onChoose }: Props) {
  const [problem, setProblem] = useState<string>();
  const { isPending, error, progress, cancel } = reading;
  const choose = (file: File | null) => {
    if (!file) return;
    const fileProblem = findProblem(file);
    setProblem(fileProblem);
    if (!fileProblem) onChoose(file);
  };
  const failure = !problem && error && "Couldn't read the file. Nothing was changed.";
  return (
    <Stack align="start">
      <Text>
        Choose an archive (.zip) or table (.csv) from an export. You'll see a preview first. Only
        what's in the file changes.
      </Text>
      <FileButton accept=".zip,.csv" onChange={choose}>
        {(button) => (
          <Button {...button} loading={isPending} leftSection={<FileUp size={18} aria-hidden />}>
            Choose a file
          </Button>
        )}
      </FileButton>
      <SaveStatus
        upload={isPending && { progress, cancel, kind: "file" }}
        failure={problem ?? failure}
        detail={!problem && error && (serverMessage(error) ?? "Please try again.")}
      />
    </Stack>
  );
}
