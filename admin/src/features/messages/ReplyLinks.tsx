import { Button, Group, Text } from "@mantine/core";
import { Mail, MessageCircle } from "lucide-react";
import { formatPhoneNumber } from "shared/phone";
import { mailtoLink, whatsappLink } from "../../lib/text/reply-links.ts";

type Props = {
  to: string;
  subject: string;
  text: string;
  /** E.164. */
  phone: string | undefined;
};

/** The same response through the owner's own mail program or messenger. */
export function ReplyLinks({ to, subject, text, phone }: Props) {
  return (
    <div>
      <Group gap="xs">
        <Button
          component="a"
          href={mailtoLink({ to, subject, body: text })}
          size="xs"
          variant="default"
          leftSection={<Mail size={16} aria-hidden />}
        >
          Answer by e-mail
        </Button>
        <Button
          component="a"
          href={whatsappLink(text, phone)}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="default"
          leftSection={<MessageCircle size={16} aria-hidden />}
        >
          {phone ? `Answer by WhatsApp (${formatPhoneNumber(phone)})` : "Answer by WhatsApp"}
        </Button>
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        {phone
          ? "These open your own apps with your text."
          : "These open your own apps with your text; WhatsApp asks for the chat, because no number was given."}{" "}
        Only “Send response” stores the answer here.
      </Text>
    </div>
  );
}
