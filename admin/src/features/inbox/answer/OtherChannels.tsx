import { ActionIcon, Button, Menu } from "@mantine/core";
import { ChevronDown, MessageCircle, Phone, Reply } from "lucide-react";
import { useState } from "react";
import { formatPhoneNumber } from "shared/phone";
import type { AnswerChannel } from "shared/timeline";
import { whatsappLink } from "../../../lib/text/reply-links.ts";

type Elsewhere = Exclude<AnswerChannel, "mail">;

/** What is kept where nothing was written. */
const usualText: Record<Elsewhere, string> = {
  whatsapp: "Answered by WhatsApp.",
  phone: "Answered by phone.",
  elsewhere: "Answered by my own mail.",
};

const ways = [
  { channel: "whatsapp", label: "Answered by WhatsApp", Icon: MessageCircle },
  { channel: "phone", label: "Answered by phone", Icon: Phone },
  { channel: "elsewhere", label: "Answered by my own mail", Icon: Reply },
] as const;

type Props = {
  text: string;
  phone: string | undefined;
  onRecord: (channel: Elsewhere, text: string) => void;
};

/** Answers that the product does not send: they are recorded. */
export function OtherChannels({ text, phone, onRecord }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  const record = (channel: Elsewhere) => {
    setWasOpened(false);
    onRecord(channel, text.trim() || usualText[channel]);
  };
  const label = phone ? `WhatsApp (${formatPhoneNumber(phone)})` : "WhatsApp";
  return (
    <>
      {wasOpened && (
        <Button variant="light" onClick={() => record("whatsapp")} fullWidth>
          Mark as answered by WhatsApp
        </Button>
      )}
      <ActionIcon
        component="a"
        href={whatsappLink(text, phone)}
        target="_blank"
        rel="noopener"
        variant="default"
        size="input-sm"
        title={label}
        aria-label={label}
        onClick={() => setWasOpened(true)}
      >
        <MessageCircle size={18} aria-hidden />
      </ActionIcon>
      <Menu position="top-start" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label="Answered in another way">
            <ChevronDown size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ways.map(({ channel, label: way, Icon }) => (
            <Menu.Item
              key={channel}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => record(channel)}
            >
              {way}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
