import { Alert, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { MailboxSettings } from "shared/inbox/mailbox/mailbox-settings";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { EnvironmentNotice } from "../../../../components/feedback/EnvironmentNotice.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { DescriptionList } from "../../../../components/list/DescriptionList.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { MailboxForm } from "./MailboxForm.tsx";
import { mailboxQuery } from "./mailbox.requests.ts";

/** Where replies of guests are read. */
export function MailboxSection() {
  const { api } = useApp();
  return (
    <Stack component="section" aria-label="Replies of guests">
      <Title order={3} size="h4">
        Replies of guests
      </Title>
      <Text size="sm">
        With the mailbox that your answers come back to, replies appear in the inbox here. It is
        only read: nothing in it is marked or removed.
      </Text>
      <QueryState
        query={useQuery(mailboxQuery(api))}
        skeleton={<RowsSkeleton rows={4} height={60} />}
        errorText="The mailbox settings could not be loaded."
      >
        {(settings) => <Mailbox settings={settings} />}
      </QueryState>
    </Stack>
  );
}

function Mailbox({ settings }: { settings: MailboxSettings }) {
  const { source, server, trouble } = settings;
  return (
    <>
      {trouble && (
        <Alert color="red" icon={<CircleAlert aria-hidden />}>
          It has not been readable since <DateTime at={trouble.since} />. {trouble.reason}
        </Alert>
      )}
      {source === "environment" ? (
        <>
          <EnvironmentNotice variable="IMAP_URL" />
          <DescriptionList
            items={{
              "Mailbox server": server?.host,
              "Port of the mailbox": server?.port,
              "User of the mailbox": server?.user,
              Folder: server?.folder,
            }}
          />
        </>
      ) : (
        <MailboxForm settings={settings} />
      )}
    </>
  );
}
