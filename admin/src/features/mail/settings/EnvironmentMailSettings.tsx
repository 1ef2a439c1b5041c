import type { MailSettings } from "shared/mail/mail-settings";
import { EnvironmentNotice } from "../../../components/feedback/EnvironmentNotice.tsx";
import { DescriptionList } from "../../../components/list/DescriptionList.tsx";

export function EnvironmentMailSettings({ settings }: { settings: MailSettings }) {
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
          Inbox: inbox,
        }}
      />
    </>
  );
}
