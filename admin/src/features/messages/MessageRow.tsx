import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { MessagesSquare, Reply } from "lucide-react";
import { Link } from "react-router";
import { StateBadge } from "../../components/conversation/StateBadge.tsx";
import { DateTime } from "../../components/date/DateTime.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { MailLink } from "../../components/mail/MailLink.tsx";
import { pathTo } from "../../lib/app/paths.ts";
import type { MessageKind, VisitorMessage } from "./message-kind.ts";
import { SpamButton } from "./SpamButton.tsx";
import { StoredResponse } from "./StoredResponse.tsx";

type Props<Message extends VisitorMessage> = {
  kind: MessageKind<Message>;
  message: Message;
  onRespond: () => void;
};

export function MessageRow<Message extends VisitorMessage>(props: Props<Message>) {
  const { kind, message, onRespond } = props;
  const name = kind.displayName(message);
  const isAnswered = kind.isAnswered(message);
  const isSettled = !message.waits;
  return (
    <Row>
      <Stack gap="sm">
        <RowHeader kind={kind} message={message} />
        {kind.renderRow(message)}
        <StoredResponse message={message} />
        <Group gap="xs">
          <Button
            size="xs"
            variant={isSettled ? "default" : "filled"}
            leftSection={<Reply size={16} aria-hidden />}
            onClick={onRespond}
            aria-label={`Respond to ${name}`}
          >
            Respond
          </Button>
          {(message.spam || !isAnswered) && (
            <SpamButton kind={kind} message={message} name={name} />
          )}
          {message.conversation && (
            <Button
              size="xs"
              variant="default"
              leftSection={<MessagesSquare size={16} aria-hidden />}
              component={Link}
              to={pathTo.conversation(message.conversation)}
              aria-label={`Open the conversation with ${name}`}
            >
              Conversation
            </Button>
          )}
          {kind.renderActions?.(message)}
        </Group>
      </Stack>
    </Row>
  );
}

function RowHeader<Message extends VisitorMessage>(props: Omit<Props<Message>, "onRespond">) {
  const { kind, message } = props;
  const isAnswered = kind.isAnswered(message);
  const { state } = message;
  const decided = state && state !== "new" && state !== "answered" ? state : undefined;
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Title order={2} size="h4">
          {kind.displayName(message)}
        </Title>
        {message.email && <MailLink to={message.email} />}
      </div>
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          <DateTime at={message.createdAt} />
        </Text>
        {message.spam && (
          <Badge variant="outline" color="clay">
            Possible spam
          </Badge>
        )}
        {message.aside && (
          <Badge variant="outline" color="clay">
            Newer request
          </Badge>
        )}
        {message.waits && (
          <Badge variant="light" color="clay">
            Unanswered
          </Badge>
        )}
        {decided ? (
          <StateBadge state={decided} />
        ) : (
          isAnswered && (
            <Badge variant="light" color="lake">
              Answered
            </Badge>
          )
        )}
      </Group>
    </Group>
  );
}
