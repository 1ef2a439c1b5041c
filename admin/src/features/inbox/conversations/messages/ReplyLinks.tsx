import { Button, Group, Text } from "@mantine/core";
import { Mail, MessageCircle } from "lucide-react";
import { contactSubject, inquirySubject, replySubject } from "shared/inbox/mailbox/mail-subjects";
import { formatPhoneNumber } from "shared/text/phone";
import { useSiteSettings } from "../../../../lib/requests/site-settings.ts";
import { mailtoLink, whatsappLink } from "../../../../lib/text/reply-links.ts";
import { type GuestMessage, getMessage } from "../data/guest-messages.ts";
import { findMessagePhone } from "../data/guest-phone.ts";

type Props = { entry: GuestMessage; text: string };

/** Opens the owner's own mail program or messenger with the text. */
export function ReplyLinks({ entry, text }: Props) {
  const company = useSiteSettings()?.company.value;
  const { email: to } = getMessage(entry);
  const phone = findMessagePhone(entry, company?.country ?? "");
  const subjectFor = (name: string) =>
    entry.kind === "inquiry" ? inquirySubject(entry.inquiry, name) : contactSubject(name);
  const subject = company ? replySubject(subjectFor(company.name)) : "";
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
            Reply by email
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
            Reply by WhatsApp ({formatPhoneNumber(phone)})
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        {to
          ? "Opens your own app with your text. To record a reply sent there, open the conversation."
          : "No email address. Reply by WhatsApp or phone, then mark it as answered."}
      </Text>
    </div>
  );
}
