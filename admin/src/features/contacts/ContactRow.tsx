import { Anchor, Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { Reply } from "lucide-react";
import type { Contact } from "shared/contacts";
import { Quote } from "../../components/Quote.tsx";
import { Row } from "../../components/Rows.tsx";
import { formatMoment } from "../../lib/moments.ts";

/** One message with its answer, if it has one. */
export function ContactRow({ contact, onRespond }: { contact: Contact; onRespond: () => void }) {
  const { name, email, message, responded, responseMessage, createdAt } = contact;
  return (
    <Row>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <div>
            <Title order={2} size="h4">
              {name}
            </Title>
            <Anchor href={`mailto:${email}`} size="sm" underline="always">
              {email}
            </Anchor>
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
        {responseMessage && (
          <Quote label="Your response" color="lake">
            {responseMessage}
          </Quote>
        )}
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
