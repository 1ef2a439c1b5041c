import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { AuditEntry } from "shared/audit/audit";
import { DateTime } from "../../components/date/DateTime.tsx";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { AuditValues } from "./AuditValues.tsx";
import { actionLabels } from "./action-labels.ts";
import { describeActor, describeSubject } from "./describe-entry.ts";

function Details({ entry }: { entry: AuditEntry }) {
  const { seq, requestId, subject } = entry;
  return (
    <Stack gap="sm">
      <AuditValues entry={entry} />
      <DescriptionList
        items={{
          Entry: seq,
          ...(requestId && { Request: requestId }),
          ...(subject && { Id: subject.id }),
        }}
      />
    </Stack>
  );
}

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { action, createdAt, address, device } = entry;
  const [isOpen, { toggle }] = useDisclosure();
  const label = actionLabels[action];
  const subject = describeSubject(entry);
  const from = [address, device].filter(Boolean).join(" · ");
  return (
    <Row>
      <Stack gap={6}>
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <Title order={3} size="h5">
            {label}
          </Title>
          <Text size="xs" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            <DateTime at={createdAt} />
          </Text>
        </Group>
        {subject && (
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {subject}
          </Text>
        )}
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {describeActor(entry)}
          {from && ` · ${from}`}
        </Text>
        <Group mt={4}>
          <Button
            size="xs"
            variant="light"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Hide" : "Show"} details of entry ${entry.seq}: ${label}`}
            onClick={toggle}
          >
            {isOpen ? "Hide details" : "Details"}
          </Button>
        </Group>
        {isOpen && <Details entry={entry} />}
      </Stack>
    </Row>
  );
}
