import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { MailSettings } from "shared/mail/mail-settings";
import { EnvironmentNotice } from "../../../components/feedback/EnvironmentNotice.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { HelpTitle } from "../../../components/handbook/HelpTitle.tsx";
import { DescriptionList } from "../../../components/list/DescriptionList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { DomainRecords } from "./DomainRecords.tsx";
import { MailSettingsForm } from "./MailSettingsForm.tsx";
import { mailSettingsQuery } from "./mail-settings.queries.ts";
import { MailboxSection } from "./mailbox/MailboxSection.tsx";

export function MailSection() {
  const { api } = useApp();
  const settings = useQuery(mailSettingsQuery(api));
  return (
    <Stack component="section" aria-label="Mail server" gap="xl">
      <Stack>
        <HelpTitle order={2} size="h3" help="mail">
          Mail server
        </HelpTitle>
        <QueryState
          query={settings}
          skeleton={<RowsSkeleton rows={6} height={60} />}
          errorText="Failed to load the mail settings."
        >
          {(loaded) =>
            loaded.source === "environment" ? (
              <EnvironmentMailSettings settings={loaded} />
            ) : (
              <MailSettingsForm settings={loaded} />
            )
          }
        </QueryState>
      </Stack>
      <MailboxSection />
      <DomainRecords />
    </Stack>
  );
}

function EnvironmentMailSettings({ settings }: { settings: MailSettings }) {
  const { server, fromName, fromAddress, inbox } = settings;
  return (
    <>
      <EnvironmentNotice variable="SMTP_URL" />
      <DescriptionList
        items={{
          "Mail server": server?.host,
          Port: server?.port,
          "User name": server?.user ?? "None",
          Password: server?.hasPassword ? "Stored" : "None",
          "Sender's name": fromName ?? "None",
          "Sender's address": fromAddress,
          "Your email": inbox,
        }}
      />
    </>
  );
}
