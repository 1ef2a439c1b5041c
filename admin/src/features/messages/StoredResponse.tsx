import { Stack } from "@mantine/core";
import { MailStatus } from "../../components/mail/MailStatus.tsx";
import type { VisitorMessage } from "./message-kind.ts";
import { Quote } from "./Quote.tsx";

export function StoredResponse({ message }: { message: VisitorMessage }) {
  const { responseMessage, responseMail, email } = message;
  if (responseMessage === null) return null;
  return (
    <Stack gap={6}>
      <Quote label="Stored answer" color="lake">
        {responseMessage}
      </Quote>
      {responseMail && <MailStatus mail={responseMail} to={email} />}
    </Stack>
  );
}
