import { Alert } from "@mantine/core";
import { Lock } from "lucide-react";
import type { MailSettings } from "shared/mail-settings";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";

/** What the environment sets, for reading alone. */
export function GivenSettings({ settings }: { settings: MailSettings }) {
  const { server, fromName, fromAddress, inbox } = settings;
  return (
    <>
      <Alert color="lake" icon={<Lock aria-hidden />}>
        Set by SMTP_URL where the product is started.
      </Alert>
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
