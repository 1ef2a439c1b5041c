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
          All inquiries or all messages, with your last answers, or all conversations with answers
          and notes, as a file for Excel, Numbers or Google Sheets. Keep it as carefully as the
          messages themselves.
        </Text>
        <DownloadFile what={inquiries} label="Download inquiries" />
        <DownloadFile what={messages} label="Download messages" />
        <DownloadFile what={conversations} label="Download conversations" />
      </Stack>
      <Stack gap="sm">
        <Title order={3} size="h5">
          Erase a person
        </Title>
        <Text size="sm">
          An email address erases the person's inquiries, messages, mails and account. A phone
          number erases only the inquiries with that number: erase what the same guest wrote by
          email with the email address. Mails already sent, downloaded files and backups are not
          erased.
        </Text>
        <ErasePerson />
      </Stack>
    </Stack>
  );
}
