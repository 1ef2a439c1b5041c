import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Reply } from "lucide-react";
import type { Inquiry } from "shared/inquiries";
import { DeleteButton } from "../../components/DeleteButton.tsx";
import { MailLink } from "../../components/MailLink.tsx";
import { MessageBadges } from "../../components/MessageBadges.tsx";
import { Row } from "../../components/Rows.tsx";
import { SpamButton } from "../../components/SpamButton.tsx";
import { StoredAnswer } from "../../components/StoredAnswer.tsx";
import { formatMoment } from "../../lib/moments.ts";
import { InquiryFacts } from "./InquiryFacts.tsx";
import { nameOf } from "./name-of.ts";
import { useConfirmedDelete } from "./use-confirmed-delete.ts";

type Props = { inquiry: Inquiry; onRespond: () => void };

/** One inquiry with its answer, if it has one. */
export function InquiryRow({ inquiry, onRespond }: Props) {
  const { isPending, askAndDelete } = useConfirmedDelete(inquiry);
  const name = nameOf(inquiry);
  const isAnswered = inquiry.responseMessage !== null;
  return (
    <Row>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <div>
            <Title order={2} size="h4">
              {name}
            </Title>
            <MailLink to={inquiry.email} />
          </div>
          <Group gap="xs">
            <Text size="xs" c="dimmed">
              {formatMoment(inquiry.createdAt)}
            </Text>
            <MessageBadges
              state={isAnswered ? "Answered" : "Unanswered"}
              isAnswered={isAnswered}
              isSpam={inquiry.spam}
            />
          </Group>
        </Group>
        <InquiryFacts inquiry={inquiry} />
        <StoredAnswer answer={inquiry} />
        <Group gap="xs">
          <Button
            size="xs"
            variant={isAnswered || inquiry.spam ? "default" : "filled"}
            leftSection={<Reply size={16} aria-hidden />}
            onClick={onRespond}
            aria-label={`Respond to ${name}`}
          >
            Respond
          </Button>
          {(inquiry.spam || !isAnswered) && (
            <SpamButton noun="inquiries" message={inquiry} name={name} />
          )}
          <DeleteButton
            what={`the inquiry of ${name}`}
            isPending={isPending}
            onClick={askAndDelete}
          />
        </Group>
      </Stack>
    </Row>
  );
}
