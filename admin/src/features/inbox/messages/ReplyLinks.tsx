import { Button, Group, Text } from "@mantine/core";
import { Mail, MessageCircle } from "lucide-react";
import { formatPhoneNumber } from "shared/phone";
import { mailtoLink, whatsappLink } from "../../../lib/text/reply-links.ts";

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
        {to && (
          <Button
            component="a"
            href={mailtoLink({ to, subject, body: text })}
            size="xs"
            variant="default"
            leftSection={<Mail size={16} aria-hidden />}
          >
            Answer by email
          </Button>
        )}
        {phone && (
          <Button
            component="a"
            href={whatsappLink(text, phone)}
            target="_blank"
            rel="noopener"
            size={to ? "xs" : "sm"}
            variant={to ? "default" : "filled"}
            leftSection={<MessageCircle size={16} aria-hidden />}
          >
            Answer by WhatsApp ({formatPhoneNumber(phone)})
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        {to
          ? "Opens your own app with your text. Only “Send response” stores the answer here."
          : "No email address for this guest. Answer by WhatsApp or phone, then mark it as answered."}
      </Text>
    </div>
  );
}
