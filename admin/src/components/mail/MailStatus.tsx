import { Button, Group, Text } from "@mantine/core";
import { CalendarClock, CircleAlert, CircleCheck, CirclePause, Clock } from "lucide-react";
import type { ResponseMail } from "shared/mail/outbox";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";
import { useRetryMail } from "../../lib/requests/outbox.ts";
import { describeMail } from "./describe-mail.ts";

const icons = { held: CirclePause, queued: Clock, sent: CircleCheck, failed: CircleAlert };

type Props = {
  /** `sendAt` is set while it waits for its time. */
  mail: ResponseMail & { sendAt?: string | null };
  /** For example "Try again: the mail to tom@example.com". */
  to: string;
};

/** Shows a mail's state, and a retry button after a failed attempt. */
export function MailStatus({ mail, to }: Props) {
  const retry = useRetryMail();
  const { format } = useDateFormat();
  // Without a mail server it waits for that first.
  const sendAt = mail.status === "queued" && mail.sendAt;
  const Icon = sendAt ? CalendarClock : icons[mail.status];
  const isFailed = mail.status === "failed";
  const isStopped = isFailed && Boolean(mail.sendAt);
  const isTriedAgain = mail.status === "queued" && mail.lastError !== null;
  return (
    <Group gap="xs">
      <Group gap={6} wrap="nowrap" c={isFailed ? "var(--mantine-color-error)" : "dimmed"}>
        <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {sendAt ? `Sends on ${format(sendAt)}` : describeMail(mail, isStopped)}
        </Text>
      </Group>
      {(isFailed || isTriedAgain) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={retry.isPending}
          onClick={() => retry.mutate(mail._id)}
          aria-label={`Try again: the email to ${to}`}
        >
          Try again
        </Button>
      )}
      {retry.error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {serverMessage(retry.error) ?? "Couldn't reach the server. Please try again."}
        </Text>
      )}
    </Group>
  );
}
