import { Alert, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { MailboxSettings } from "shared/inbox/mailbox/mailbox-settings";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { EnvironmentNotice } from "../../../../components/feedback/EnvironmentNotice.tsx";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { HelpTitle } from "../../../../components/handbook/HelpTitle.tsx";
import { DescriptionList } from "../../../../components/list/DescriptionList.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { MailboxForm } from "./MailboxForm.tsx";
import { mailboxQuery } from "./mailbox.queries.ts";

export function MailboxSection() {
  const { api } = useApp();
  return (
    <Stack component="section" aria-label="Guest replies">
      <HelpTitle order={3} size="h4" help="mail#see-replies-in-the-inbox">
        Guest replies
      </HelpTitle>
      <Text size="sm">
        Connect the mailbox your guests reply to, and their replies appear in this inbox. We only
        read it; nothing is marked or deleted.
      </Text>
      <QueryState
        query={useQuery(mailboxQuery(api))}
        skeleton={<RowsSkeleton rows={4} height={60} />}
        errorText="Couldn't load the mailbox settings."
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
          It could not be read since <DateTime at={trouble.since} />. {trouble.reason}
        </Alert>
      )}
      {source === "environment" ? (
        <>
          <EnvironmentNotice variable="IMAP_URL" />
          <DescriptionList
            items={{
              "Mailbox server": server?.host,
              "Mailbox port": server?.port,
              "Mailbox user": server?.user,
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
