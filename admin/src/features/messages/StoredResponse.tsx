import { Stack } from "@mantine/core";
import type { ResponseMail } from "shared/outbox";
import { MailStatus } from "../../components/mail/MailStatus.tsx";
import { Quote } from "./Quote.tsx";

type Props = {
  answer: { responseMessage: string | null; responseMail: ResponseMail | null; email: string };
};

/** The stored answer, if there is one, and how far its mail is. */
export function StoredAnswer({ answer: { responseMessage, responseMail, email } }: Props) {
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
