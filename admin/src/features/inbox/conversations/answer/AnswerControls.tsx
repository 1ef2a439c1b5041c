import { Button, type ButtonProps, Group, Menu } from "@mantine/core";
import {
  CalendarClock,
  ChevronDown,
  MessageCircle,
  MessageCircleOff,
  Phone,
  Reply,
  Send,
} from "lucide-react";
import { useState } from "react";
import { formatPhoneNumber } from "shared/text/phone";
import { whatsappLink } from "../../../../lib/text/reply-links.ts";
import { type Elsewhere, usualAnswers } from "../../../../lib/text/usual-answers.ts";
import classes from "./WriteBox.module.css";

type Props = {
  text: string;
  /** E.164, if known. */
  phone: string | undefined;
  hasEmail: boolean;
  isPending: boolean;
  onSend: () => void;
  onSendAndNext: () => void;
  onSendLater: () => void;
  onRecord: (channel: Elsewhere, text: string) => void;
};

/** Buttons that mail the answer, or open WhatsApp with it and then record it. */
export function AnswerControls(props: Props) {
  const { text, phone, hasEmail, isPending, onSend, onSendAndNext, onRecord } = props;
  const onSendLater = hasEmail ? props.onSendLater : undefined;
  const [openedText, setOpenedText] = useState<string>();
  // A text edited after WhatsApp was opened has not been sent there.
  const wasOpened = openedText === text;
  const forget = () => setOpenedText(undefined);
  const record = (channel: Elsewhere) => {
    forget();
    onRecord(channel, text.trim() || usualAnswers[channel]);
  };
  const chat = phone ? { text, phone, onOpened: () => setOpenedText(text) } : undefined;
  return (
    <Group mt="xs" className={classes.controls}>
      <MoreWays
        chat={wasOpened ? chat : undefined}
        onSend={hasEmail ? onSend : undefined}
        onSendLater={onSendLater}
        onNotSent={wasOpened ? forget : undefined}
        onRecord={record}
      />
      {chat && (
        <WhatsAppLink
          {...chat}
          variant={hasEmail || wasOpened ? "default" : "filled"}
          {...(wasOpened && { visibleFrom: "sm" })}
        />
      )}
      {hasEmail && (
        <Button visibleFrom="sm" variant="default" loading={isPending} onClick={onSend}>
          Send
        </Button>
      )}
      {hasEmail && !wasOpened && (
        <Button loading={isPending} onClick={onSendAndNext}>
          Send & next
        </Button>
      )}
      {wasOpened && (
        <Button
          loading={isPending}
          aria-label="Mark as answered by WhatsApp"
          onClick={() => record("whatsapp")}
        >
          Mark as answered
        </Button>
      )}
    </Group>
  );
}

const ways = [
  { channel: "whatsapp", label: "Mark as answered by WhatsApp", Icon: MessageCircle },
  { channel: "phone", label: "Mark as answered by phone", Icon: Phone },
  { channel: "elsewhere", label: "Mark as answered from my own email", Icon: Reply },
] as const;

type Chat = { text: string; phone: string; onOpened: () => void };

const inNewTab = ({ text, phone, onOpened }: Chat) => ({
  ...{ component: "a" as const, href: whatsappLink(text, phone) },
  ...{ target: "_blank", rel: "noopener", onClick: onOpened },
});

/** Opens a chat with the guest, with the text filled in. */
function WhatsAppLink({ text, phone, onOpened, ...button }: Chat & ButtonProps) {
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

type MoreProps = {
  /** Set after WhatsApp was opened, to open it again. */
  chat: Chat | undefined;
  /** Missing without an email address of the guest. */
  onSend: (() => void) | undefined;
  onSendLater: (() => void) | undefined;
  /** Brings the mail button back after WhatsApp was opened by mistake. */
  onNotSent: (() => void) | undefined;
  onRecord: (channel: Elsewhere) => void;
};

/** Buttons for which a narrow screen has no room, and ways to record an answer given elsewhere. */
function MoreWays({ chat, onSend, onSendLater, onNotSent, onRecord }: MoreProps) {
  return (
    <Menu position="top-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<ChevronDown size={16} aria-hidden />}
          aria-label="More ways to reply"
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
        {onSendLater && (
          <Menu.Item leftSection={<CalendarClock size={16} aria-hidden />} onClick={onSendLater}>
            Send later…
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
            I didn't send it
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
