import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Reply } from "lucide-react";
import type { Inquiry } from "shared/inquiries";
import { DeleteButton } from "../../components/form/DeleteButton.tsx";
import { Row } from "../../components/list/Rows.tsx";
import { formatDate } from "../../lib/text/format-date.ts";
import { InquiryFacts } from "./InquiryDetails.tsx";
import { MailLink } from "./MailLink.tsx";
import { MessageBadges } from "./MessageBadges.tsx";
import { SpamButton } from "./SpamButton.tsx";
import { StoredAnswer } from "./StoredResponse.tsx";
import { useConfirmedDelete } from "./use-confirmed-delete.ts";
import { nameOf } from "./visitor-name.ts";

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
              {formatDate(inquiry.createdAt)}
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
