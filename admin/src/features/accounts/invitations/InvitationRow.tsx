import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import type { Invitation, InvitationSent } from "shared/accounts/invitations";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { ErrorAlert } from "../../../components/feedback/ErrorAlert.tsx";
import { Row } from "../../../components/list/Rows.tsx";
import { serverMessage } from "../../../lib/api/api-error.ts";
import { accessLabels } from "../../../lib/text/access-labels.ts";
import { useInvite, useWithdrawInvitation } from "./invitations.requests.ts";

type Props = {
  invitation: Invitation;
  onSent: (sent: InvitationSent) => void;
  onWithdrawn: (message: string) => void;
};

export function InvitationRow({ invitation, onSent, onWithdrawn }: Props) {
  const { _id, email, access, invitedBy, sentAt, expiresAt } = invitation;
  const resend = useInvite();
  const withdraw = useWithdrawInvitation();
  const error = resend.error ?? withdraw.error;
  const confirmWithdrawal = () =>
    askToConfirm({
      title: `Withdraw the invitation to ${email}?`,
      text: "The link in the email stops working.",
      confirm: "Withdraw",
      onConfirm: () => withdraw.mutate(_id, { onSuccess: ({ message }) => onWithdrawn(message) }),
    });
  const isExpired = Date.parse(expiresAt) <= Date.now();
  return (
    <Row>
      <Stack gap={6}>
        <Group gap="xs">
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {email}
          </Text>
          <Badge variant="default" tt="none" fw={500}>
            {accessLabels[access]}
          </Badge>
          {isExpired && <Badge color="gray">Expired</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          Invited by {invitedBy}, <DateTime at={sentAt} />
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            loading={resend.isPending}
            onClick={() => resend.mutate({ email, access }, { onSuccess: onSent })}
            aria-label={`Send again to ${email}`}
          >
            Send again
          </Button>
          <Button
            size="xs"
            variant="outline"
            color="red"
            loading={withdraw.isPending}
            onClick={confirmWithdrawal}
            aria-label={`Withdraw the invitation to ${email}`}
          >
            Withdraw
          </Button>
        </Group>
        {error && (
          <ErrorAlert
            title="That didn't work"
            detail={serverMessage(error) ?? "Please try again."}
          />
        )}
      </Stack>
    </Row>
  );
}
