import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Reply } from "lucide-react";
import type { Contact } from "shared/contacts";
import { MailLink } from "../../components/MailLink.tsx";
import { Row } from "../../components/Rows.tsx";
import { StoredAnswer } from "../../components/StoredAnswer.tsx";
import { formatMoment } from "../../lib/moments.ts";

/** One message with its answer, if it has one. */
export function ContactRow({ contact, onRespond }: { contact: Contact; onRespond: () => void }) {
  const { name, email, message, responded, createdAt } = contact;
  return (
    <Row>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <div>
            <Title order={2} size="h4">
              {name}
            </Title>
            <MailLink to={email} />
          </div>
          <Group gap="xs">
            <Text size="xs" c="dimmed">
              {formatMoment(createdAt)}
            </Text>
            <Badge variant="light" color={responded ? "lake" : "clay"}>
              {responded ? "Responded" : "Unresponded"}
            </Badge>
          </Group>
        </Group>
        <Text style={{ whiteSpace: "pre-wrap" }}>{message}</Text>
        <StoredAnswer answer={contact} />
        <div>
          <Button
            size="xs"
            variant={responded ? "default" : "filled"}
            leftSection={<Reply size={16} aria-hidden />}
            onClick={onRespond}
            aria-label={`Respond to ${name}`}
          >
            Respond
          </Button>
        </div>
      </Stack>
    </Row>
  );
}
