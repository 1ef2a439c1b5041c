import { Stack } from "@mantine/core";
import { Moment } from "../../components/date/Moment.tsx";
import { MailStatus } from "../../components/mail/MailStatus.tsx";
import type { VisitorMessage } from "./message-kind.ts";
import { Quote } from "./Quote.tsx";

export function StoredResponse({ message }: { message: VisitorMessage }) {
  const { responseMessage, respondedAt, responseMail, email } = message;
  if (responseMessage === null) return null;
  return (
    <Stack gap={6}>
      <Quote label={<>Answered {respondedAt && <Moment at={respondedAt} />}</>} color="lake">
        {responseMessage}
      </Quote>
      {responseMail && <MailStatus mail={responseMail} to={email} />}
    </Stack>
  );
}
