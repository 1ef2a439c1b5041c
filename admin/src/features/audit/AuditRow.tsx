import { Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { isApiKey } from "shared/accounts/api-keys/api-keys";
import type { AuditEntry, AuditValues as Values } from "shared/audit/audit";
import { DateTime } from "../../components/date/DateTime.tsx";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { actionLabels } from "./action-labels.ts";

const describeActor = ({ actor, address, device }: AuditEntry): string => {
  const account = actor && (actor.email ?? "An erased account");
  if (account) return isApiKey(device) ? `${device} of ${account}` : account;
  if (address) return "A visitor";
  return device ?? "The website";
};

const describeSubject = ({ subject }: AuditEntry): string | undefined => {
  if (!subject || subject.kind === "session") return undefined;
  if (subject.kind === "email") return "an email address without an account";
  if (subject.kind === "account") return subject.name ?? "an erased account";
  return subject.name ?? undefined;
};

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
  const from = [address, isApiKey(device) ? null : device].filter(Boolean).join(" · ");
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

const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const toItems = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toText(value)]));

function Column({ title, values }: { title: string; values: Values }) {
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <DescriptionList items={toItems(values)} />
    </Stack>
  );
}

function AuditValues({ entry: { before, after } }: { entry: AuditEntry }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: before && after ? 2 : 1 }}>
      {before && <Column title="Before" values={before} />}
      {after && <Column title={before ? "After" : "Details"} values={after} />}
    </SimpleGrid>
  );
}
