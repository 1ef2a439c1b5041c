import { Badge, Button, Group, Text, Title } from "@mantine/core";
import { MailCheck, MailWarning, MessagesSquare, Reply } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { type Inquiry, inquiryDeleted } from "shared/inbox/inquiries";
import { StateBadge } from "../../../../components/conversation/StateBadge.tsx";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { askToConfirm, showAlert } from "../../../../components/feedback/alerts.ts";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { DeleteButton } from "../../../../components/form/DeleteButton.tsx";
import { MailLink } from "../../../../components/mail/MailLink.tsx";
import { pathTo } from "../../../../lib/app/paths.ts";
import { ProposalButton } from "../../proposals/panel/ProposalButton.tsx";
import { type GuestMessage, getMessage } from "../data/guest-messages.ts";
import classes from "../list/ConversationRow.module.css";
import { getGuestName, MessageDetails } from "./MessageDetails.tsx";
import { describeInquiryFailure, useDeleteInquiry, useSetSpam } from "./messages.requests.ts";

type Props = { entry: GuestMessage; onRespond: () => void };

export function MessageRow({ entry, onRespond }: Props) {
  const { conversation, waits, spam, respondedAt } = getMessage(entry);
  const name = getGuestName(entry);
  return (
    <li className={classes.message}>
      <RowHead entry={entry} />
      <MessageDetails entry={entry} />
      <Group gap="xs">
        <Button
          size="xs"
          variant={waits ? "filled" : "default"}
          leftSection={<Reply size={16} aria-hidden />}
          onClick={onRespond}
          aria-label={`Respond to ${name}`}
        >
          Respond
        </Button>
        {conversation && <ProposalButton conversationId={conversation} guest={name} />}
        {(spam || respondedAt === null) && <SpamButton entry={entry} />}
        {conversation && (
          <Button
            size="xs"
            variant="default"
            leftSection={<MessagesSquare size={16} aria-hidden />}
            component={Link}
            to={pathTo.conversation(conversation)}
            aria-label={`Open the conversation with ${name}`}
          >
            Conversation
          </Button>
        )}
        {entry.kind === "inquiry" && <DeleteInquiry inquiry={entry.inquiry} name={name} />}
      </Group>
    </li>
  );
}

function RowHead({ entry }: Pick<Props, "entry">) {
  const { email, createdAt, spam, aside, waits, state, respondedAt } = getMessage(entry);
  const isDecided = state && state !== "new" && state !== "answered";
  const shownState = isDecided ? state : respondedAt && "answered";
  return (
    <Group justify="space-between" gap="xs" align="start">
      <div className={classes.sender}>
        <Title order={2} size="h4">
          {getGuestName(entry)}
        </Title>
        {email && <MailLink to={email} />}
      </div>
      <Group gap="xs">
        <Text size="xs" c="dimmed">
          <DateTime at={createdAt} />
        </Text>
        {spam && <Sign color="clay" variant="outline" label="Possible spam" />}
        {aside && <Sign color="clay" variant="outline" label="Newer request" />}
        {waits && <Sign color="clay" variant="light" label="Unanswered" />}
        {shownState && <StateBadge state={shownState} />}
      </Group>
    </Group>
  );
}

type SignProps = { color: string; variant: "outline" | "light"; label: string };

function Sign({ color, variant, label }: SignProps) {
  return (
    <Badge color={color} variant={variant} size="sm">
      {label}
    </Badge>
  );
}

function SpamButton({ entry }: Pick<Props, "entry">) {
  const { spam } = getMessage(entry);
  const setSpam = useSetSpam();
  const Icon = spam ? MailCheck : MailWarning;
  const verb = spam ? "Not spam" : "Mark as spam";
  const outcome = spam ? "It's back in the list." : "It's in Spam now.";
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const list = currentTarget.closest<HTMLElement>("[tabindex='-1']");
    const onSuccess = (saved: { message: string }) => {
      notify(saved.message, outcome);
      // The row leaves the list with its button: the focus must not be lost with them.
      list?.focus({ preventScroll: true });
    };
    const onError = (error: unknown) => notifyError("Couldn't save. Please try again.", error);
    setSpam.mutate({ entry, spam: !spam }, { onSuccess, onError });
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      loading={setSpam.isPending}
      onClick={toggle}
      aria-label={`${verb}: ${getGuestName(entry)}`}
    >
      {verb}
    </Button>
  );
}

function DeleteInquiry({ inquiry, name }: { inquiry: Inquiry; name: string }) {
  const { isPending, mutateAsync } = useDeleteInquiry();
  const remove = async () => {
    try {
      await mutateAsync(inquiry._id);
      showAlert({ kind: "Done", text: inquiryDeleted });
    } catch (error) {
      showAlert(describeInquiryFailure(error, "Failed to delete inquiry."));
    }
  };
  const ask = () =>
    askToConfirm({
      title: "Delete this inquiry?",
      text: `${[name, inquiry.destination, inquiry.checkinDate].filter(Boolean).join(", ")}. This can't be undone.`,
      confirm: "Delete",
      onConfirm: () => void remove(),
    });
  return <DeleteButton name={`the inquiry from ${name}`} isPending={isPending} onClick={ask} />;
}
