import { Button, type ButtonProps, Menu } from "@mantine/core";
import { ChevronDown, MessageCircle, MessageCircleOff, Phone, Reply, Send } from "lucide-react";
import { formatPhoneNumber } from "shared/phone";
import { whatsappLink } from "../../../lib/text/reply-links.ts";
import type { Elsewhere } from "../../../lib/text/usual-answers.ts";

const ways = [
  { channel: "whatsapp", label: "Answered by WhatsApp", Icon: MessageCircle },
  { channel: "phone", label: "Answered by phone", Icon: Phone },
  { channel: "elsewhere", label: "Answered by my own mail", Icon: Reply },
] as const;

type Chat = { text: string; phone: string; onOpened: () => void };

const inNewTab = ({ text, phone, onOpened }: Chat) => ({
  ...{ component: "a" as const, href: whatsappLink(text, phone) },
  ...{ target: "_blank", rel: "noopener", onClick: onOpened },
});

/** Carries the text over to a chat with the guest. */
export function WhatsAppLink({ text, phone, onOpened, ...button }: Chat & ButtonProps) {
  return (
    <Button
      {...button}
      {...inNewTab({ text, phone, onOpened })}
      aria-label={`WhatsApp (${formatPhoneNumber(phone)})`}
    >
      WhatsApp
    </Button>
  );
}

type Props = {
  /** Offered again once it was opened. */
  chat: Chat | undefined;
  /** Where the guest has an email address. */
  onSend: (() => void) | undefined;
  /** Brings the mail button back after WhatsApp was opened by mistake. */
  onNotSent: (() => void) | undefined;
  onRecord: (channel: Elsewhere) => void;
};

/** What a narrow screen has no room for, and answers that the product does not send: they are recorded. */
export function MoreWays({ chat, onSend, onNotSent, onRecord }: Props) {
  return (
    <Menu position="top-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<ChevronDown size={16} aria-hidden />}
          aria-label="More ways to answer"
        >
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {onSend && (
          <Menu.Item hiddenFrom="sm" leftSection={<Send size={16} aria-hidden />} onClick={onSend}>
            Send and stay here
          </Menu.Item>
        )}
        {chat && (
          <Menu.Item
            hiddenFrom="sm"
            leftSection={<MessageCircle size={16} aria-hidden />}
            {...inNewTab(chat)}
          >
            Open WhatsApp again
          </Menu.Item>
        )}
        {onNotSent && (
          <Menu.Item leftSection={<MessageCircleOff size={16} aria-hidden />} onClick={onNotSent}>
            Not sent by WhatsApp
          </Menu.Item>
        )}
        {ways
          .filter(({ channel }) => onSend || channel !== "elsewhere")
          .map(({ channel, label, Icon }) => (
            <Menu.Item
              key={channel}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => onRecord(channel)}
            >
              {label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
