import { Alert, Button, Code, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { downloadFile } from "../../../../components/download/download-file.ts";

type Props = { codes: string[]; onDone: () => void };

/** The server stores hashes only, so the codes are shown once. */
export function NewRecoveryCodes({ codes, onDone }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const { copy, copied } = useClipboard();
  const text = `${codes.join("\n")}\n`;
  return (
    <Alert ref={frame} tabIndex={-1} color="clay" title="Your recovery codes" role="alert">
      <Stack>
        <Text size="sm">
          Each code signs you in once if you lose your phone or key. They won't be shown again, so
          store them somewhere safe. Older codes no longer work.
        </Text>
        <SimpleGrid component="ul" minColWidth="15.5rem" spacing="xs" p={0} m={0}>
          {codes.map((code) => (
            <Code key={code} component="li" fz="sm" ta="center" style={{ listStyle: "none" }}>
              {code}
            </Code>
          ))}
        </SimpleGrid>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<Copy size={14} />}
            onClick={() => copy(text)}
          >
            {copied ? "Copied" : "Copy"}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<Download size={14} />}
            onClick={() =>
              downloadFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")
            }
          >
            Download
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<Printer size={14} />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <Button size="xs" onClick={onDone}>
            I saved them
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
