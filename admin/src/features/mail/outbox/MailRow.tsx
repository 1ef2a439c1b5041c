import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { MailOpen } from "lucide-react";
import type { Mail } from "shared/mail/outbox";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { Row } from "../../../components/list/Rows.tsx";
import { MailStatus } from "../../../components/mail/MailStatus.tsx";
import { OpenedMail } from "./OpenedMail.tsx";

const formatAttempts = ({ attempts }: Mail) =>
  `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;

export function MailRow({ mail }: { mail: Mail }) {
  const { _id, to, subject, attempts, createdAt } = mail;
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <Row>
      <Stack gap={6}>
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <Title order={3} size="h5">
            {subject}
          </Title>
          <Text size="xs" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            <DateTime at={createdAt} />
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
        <div>
          <Button
            size="xs"
            variant="light"
            leftSection={<MailOpen size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Close" : "Open"} the email “${subject}” to ${to}`}
            onClick={toggle}
          >
            {isOpen ? "Close" : "Open"}
          </Button>
        </div>
        {isOpen && <OpenedMail id={_id} />}
      </Stack>
    </Row>
  );
}
