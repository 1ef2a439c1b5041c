import { Group, Stack, Text, Title } from "@mantine/core";
import type { Mail } from "shared/outbox";
import { Row } from "../../components/list/Rows.tsx";
import { MailState } from "../../components/mail/MailStatus.tsx";
import { formatMoment } from "../../lib/text/format-date.ts";

const attemptsOf = ({ attempts }: Mail) => `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;

/** One mail: to whom, about what, how far. */
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
            {formatMoment(createdAt)}
          </Text>
        </Group>
        <Text size="sm">To {to}</Text>
        <Group gap="xs">
          <MailState mail={mail} to={to} />
          {attempts > 0 && (
            <Text size="sm" c="dimmed">
              · {attemptsOf(mail)}
            </Text>
          )}
        </Group>
      </Stack>
    </Row>
  );
}
