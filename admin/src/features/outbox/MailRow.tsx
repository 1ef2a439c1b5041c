import { Group, Stack, Text, Title } from "@mantine/core";
import type { Mail } from "shared/outbox";
import { Row } from "../../components/list/Rows.tsx";
import { MailStatus } from "../../components/mail/MailStatus.tsx";
import { formatDate } from "../../lib/text/format-date.ts";

const formatAttempts = ({ attempts }: Mail) =>
  `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;

export function MailRow({ mail }: { mail: Mail }) {
  const { to, subject, attempts, createdAt } = mail;
  return (
    <Row>
      <Stack gap={6}>
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <Title order={3} size="h5">
            {subject}
          </Title>
          <Text size="xs" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            {formatDate(createdAt)}
          </Text>
        </Group>
        <Text size="sm">To {to}</Text>
        <Group gap="xs">
          <MailStatus mail={mail} to={to} />
          {attempts > 0 && (
            <Text size="sm" c="dimmed">
              · {formatAttempts(mail)}
            </Text>
          )}
        </Group>
      </Stack>
    </Row>
  );
}
