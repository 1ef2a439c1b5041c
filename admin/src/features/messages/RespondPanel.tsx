import { Alert, Button, Drawer, Group, SimpleGrid, Stack, Textarea } from "@mantine/core";
import { useModals } from "@mantine/modals";
import { Send, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { AnswerChannel } from "shared/answer-channels";
import { limits } from "shared/limits";
import { SignedOutNotice } from "../../components/session/SignedOutNotice.tsx";
import { ReplyLinks } from "./ReplyLinks.tsx";
import { useResponseDraft } from "./use-response-draft.ts";

const stay = () => {};

/** Calls `discardDraft` once the server has the response. */
export type OnSend = (
  text: string,
  discardDraft: () => void,
  channel: AnswerChannel,
) => void | Promise<void>;

type Props = {
  title: string;
  draftName: string;
  /** As stored when the panel was opened. */
  stored: { responseMessage: string | null; respondedAt: string | null };
  /** Somebody else has responded since the panel was opened. */
  isOvertaken: boolean;
  isSending: boolean;
  error?: ReactNode;
  /** For responding through another program. */
  reply: { to: string; subject: string; phone: string | undefined };
  /** The message, and its stored response. */
  children: ReactNode;
  onSend: OnSend;
  onClose: () => void;
};

export function RespondPanel(props: Props) {
  const { title, draftName, stored, isOvertaken, isSending, error, reply, children } = props;
  const { onSend, onClose } = props;
  const { text, setText, discardDraft, isOutdated } = useResponseDraft(draftName, stored);
  // An alert above the panel handles Escape itself.
  const isUncovered = useModals().modals.length === 0;
  const isMailable = reply.to !== "";
  const send = (channel: AnswerChannel) => void onSend(text, discardDraft, channel);
  return (
    <Drawer
      opened
      onClose={isSending ? stay : onClose}
      position="right"
      size="min(100%, 60rem)"
      withCloseButton={false}
      closeOnEscape={isUncovered}
      closeOnClickOutside={false}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isMailable) send("mail");
        }}
      >
        <Group justify="space-between" wrap="nowrap" mb="md">
          <Drawer.Title fw={650}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" disabled={isSending} />
        </Group>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Stack>{children}</Stack>
          <Stack>
            {(isOvertaken || isOutdated) && <OvertakenAlert />}
            <Textarea
              label="Your response"
              required
              data-autofocus
              autosize
              minRows={8}
              maxRows={16}
              maxLength={limits.message}
              disabled={isSending}
              error={error}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <SignedOutNotice />
            <PanelButtons isSending={isSending} isMailable={isMailable} onClose={onClose} />
            <ReplyLinks {...reply} text={text} />
            {!isMailable && <RecordButtons isSending={isSending} onRecord={send} />}
          </Stack>
        </SimpleGrid>
      </form>
    </Drawer>
  );
}

function OvertakenAlert() {
  return (
    <Alert color="clay" icon={<Users />} title="Answered meanwhile" role="alert">
      Somebody else has answered; their answer is shown with the visitor’s words. Sending yours
      replaces it and is mailed too.
    </Alert>
  );
}

type ButtonsProps = Pick<Props, "isSending" | "onClose"> & { isMailable: boolean };

function PanelButtons({ isSending, isMailable, onClose }: ButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose} disabled={isSending}>
        Close
      </Button>
      {isMailable && (
        <Button type="submit" loading={isSending} leftSection={<Send size={16} aria-hidden />}>
          Send response
        </Button>
      )}
    </Group>
  );
}

type RecordProps = { isSending: boolean; onRecord: (channel: AnswerChannel) => void };

/** For a guest without an email address. */
function RecordButtons({ isSending, onRecord }: RecordProps) {
  return (
    <Group gap="xs">
      <Button variant="default" loading={isSending} onClick={() => onRecord("whatsapp")}>
        Mark as answered by WhatsApp
      </Button>
      <Button variant="default" loading={isSending} onClick={() => onRecord("phone")}>
        Mark as answered by phone
      </Button>
    </Group>
  );
}
