import { Badge, Code, Group, Stack, Text, Title } from "@mantine/core";
import type { DnsRecord } from "shared/mail/mail-settings";
import { CopyText } from "../../../components/copy/CopyText.tsx";
import { Row } from "../../../components/list/Rows.tsx";

const states = {
  found: { label: "Found", color: "lake" },
  missing: { label: "Missing", color: "red" },
  unknown: { label: "Not known", color: "gray" },
} as const;

type Props = { record: DnsRecord };

export function DomainRecord({ record: { name, state, record, host, advice } }: Props) {
  const { label, color } = states[state];
  return (
    <Row>
      <Stack gap={6}>
        <Group gap="xs">
          <Title order={4} size="h5">
            {name}
          </Title>
          <Badge variant="light" color={color}>
            {label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          Belongs at {host}
        </Text>
        {record && <Code block>{record}</Code>}
        {state !== "found" && (
          <Group gap="xs" wrap="nowrap" align="start">
            <Text size="sm">{advice}</Text>
            <CopyText what={`the advice on ${name}`} text={`${name}, at ${host}: ${advice}`} />
          </Group>
        )}
      </Stack>
    </Row>
  );
}
