import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Reply } from "lucide-react";
import type { Contact } from "shared/contacts";
import { Row } from "../../components/list/Rows.tsx";
import { formatDate } from "../../lib/text/format-date.ts";
import { MailLink } from "./MailLink.tsx";
import { MessageBadges } from "./MessageBadges.tsx";
import { SpamButton } from "./SpamButton.tsx";
import { StoredAnswer } from "./StoredResponse.tsx";

/** One message with its answer, if it has one. */
export function ContactRow({ contact, onRespond }: { contact: Contact; onRespond: () => void }) {
  const { name, email, message, responded, spam, createdAt } = contact;
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
              {formatDate(createdAt)}
            </Text>
            <MessageBadges
              state={responded ? "Responded" : "Unresponded"}
              isAnswered={responded}
              isSpam={spam}
            />
          </Group>
        </Group>
        <Text style={{ whiteSpace: "pre-wrap" }}>{message}</Text>
        <StoredAnswer answer={contact} />
        <Group gap="xs">
          <Button
            size="xs"
            variant={responded || spam ? "default" : "filled"}
            leftSection={<Reply size={16} aria-hidden />}
            onClick={onRespond}
            aria-label={`Respond to ${name}`}
          >
            Respond
          </Button>
          {(spam || !responded) && <SpamButton noun="contacts" message={contact} name={name} />}
        </Group>
      </Stack>
    </Row>
  );
}
