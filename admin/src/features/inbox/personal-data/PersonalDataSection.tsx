import { Stack, Text, Title } from "@mantine/core";
import {
  exportContacts,
  exportConversations,
  exportInquiries,
} from "shared/inbox/personal-data/personal-data.endpoints";
import { DownloadFile } from "../../../components/download/DownloadFile.tsx";
import { ErasePerson } from "./ErasePerson.tsx";

const inquiries = { endpoint: exportInquiries, noun: "inquiries" };
const messages = { endpoint: exportContacts, noun: "messages" };
const conversations = { endpoint: exportConversations, noun: "conversations" };

export function PersonalDataSection() {
  return (
    <Stack gap="xl" component="section" aria-label="Personal data">
      <Title order={2} size="h3">
        Personal data
      </Title>
      <Stack gap="sm">
        <Title order={3} size="h5">
          Download
        </Title>
        <Text size="sm">
          All inquiries or messages with your latest replies, or all conversations with replies and
          notes, as a file for Excel, Numbers or Google Sheets. Keep it as safe as the messages
          themselves.
        </Text>
        <DownloadFile file={inquiries} label="Download inquiries" />
        <DownloadFile file={messages} label="Download messages" />
        <DownloadFile file={conversations} label="Download conversations" />
      </Stack>
      <Stack gap="sm">
        <Title order={3} size="h5">
          Erase a person
        </Title>
        <Text size="sm">
          An email address erases the person's inquiries, messages, emails and account. A phone
          number erases only inquiries with that number; use the email address for the rest. Emails
          already sent, downloads and backups are not erased.
        </Text>
        <ErasePerson />
      </Stack>
    </Stack>
  );
}
