import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { type Elsewhere, usualAnswers } from "../../../lib/text/usual-answers.ts";
import classes from "./AnswerControls.module.css";
import { MoreWays, WhatsAppLink } from "./MoreWays.tsx";

type Props = {
  text: string;
  /** E.164, where one is known. */
  phone: string | undefined;
  hasEmail: boolean;
  isPending: boolean;
  onSend: () => void;
  onSendAndNext: () => void;
  onRecord: (channel: Elsewhere, text: string) => void;
};

/** One line: what is sent from here, or carried over to WhatsApp and then recorded. */
export function AnswerControls(props: Props) {
  const { text, phone, hasEmail, isPending, onSend, onSendAndNext, onRecord } = props;
  const [openedText, setOpenedText] = useState<string>();
  // Editing the text afterwards shows that it was not sent as it stood.
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
          Send and next
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
