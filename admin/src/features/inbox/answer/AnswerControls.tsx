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
  const [wasOpened, setWasOpened] = useState(false);
  const record = (channel: Elsewhere) => {
    setWasOpened(false);
    onRecord(channel, text.trim() || usualAnswers[channel]);
  };
  const chat = phone ? { text, phone, onOpened: () => setWasOpened(true) } : undefined;
  return (
    <Group mt="xs" className={classes.controls}>
      <MoreWays
        chat={wasOpened ? chat : undefined}
        onSend={hasEmail ? onSend : undefined}
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
