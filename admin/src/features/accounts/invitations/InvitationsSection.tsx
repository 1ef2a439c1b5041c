import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { InvitationSent } from "shared/accounts/invitations";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { InvitationRow } from "./InvitationRow.tsx";
import { invitationsQuery } from "./invitations.queries.ts";

const InviteForm = lazy(async () => ({ default: (await import("./InviteForm.tsx")).InviteForm }));
const InvitationLink = lazy(async () => ({
  default: (await import("./InvitationLink.tsx")).InvitationLink,
}));

/** Invites colleagues to become admins, and lists those who have not accepted yet. */
export function InvitationsSection() {
  const { api } = useApp();
  const invitations = useQuery(invitationsQuery(api));
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [message, setMessage] = useState<string>();
  const onSent = (sent: InvitationSent) => {
    setInviting(false);
    setLink(sent.link);
    setMessage(sent.message);
  };
  const inviteButton = useRef<HTMLButtonElement>(null);
  const onWithdrawn = (withdrawn: string) => {
    setMessage(withdrawn);
    inviteButton.current?.focus();
  };
  return (
    <Stack component="section" aria-label="Invitations" mb="lg">
      <Button
        ref={inviteButton}
        leftSection={<UserPlus size={18} aria-hidden />}
        style={{ alignSelf: "flex-start" }}
        aria-expanded={isInviting}
        onClick={() => {
          setMessage(undefined);
          setInviting(!isInviting);
        }}
      >
        Invite a colleague
      </Button>
      {isInviting && (
        <Suspense>
          <InviteForm onSent={onSent} onCancel={() => setInviting(false)} />
        </Suspense>
      )}
      <Text size="sm" role="status">
        {message}
      </Text>
      {link && (
        <Suspense>
          <InvitationLink link={link} onDone={() => setLink(null)} />
        </Suspense>
      )}
      <QueryState query={invitations} skeleton={null} errorText="Couldn't load the invitations.">
        {(pending) =>
          pending.length > 0 && (
            <Stack gap="xs">
              <Title order={2} size="h4">
                Invited
              </Title>
              <Rows label="Invited">
                {pending.map((invitation) => (
                  <InvitationRow
                    key={invitation._id}
                    invitation={invitation}
                    onSent={onSent}
                    onWithdrawn={onWithdrawn}
                  />
                ))}
              </Rows>
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}
