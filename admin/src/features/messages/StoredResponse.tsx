import { Stack } from "@mantine/core";
import { DateTime } from "../../components/date/DateTime.tsx";
import { MailStatus } from "../../components/mail/MailStatus.tsx";
import type { VisitorMessage } from "./message-kind.ts";
import { Quote } from "./Quote.tsx";

export function StoredResponse({ message }: { message: VisitorMessage }) {
  const { responseMessage, respondedAt, responseMail, email } = message;
  if (responseMessage === null) return null;
  return (
    <Stack gap={6}>
      <Quote label={<>Answered {respondedAt && <DateTime at={respondedAt} />}</>} color="lake">
        {responseMessage}
      </Quote>
      {responseMail && <MailStatus mail={responseMail} to={email} />}
    </Stack>
  );
}
