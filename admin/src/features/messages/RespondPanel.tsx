import { Alert, Button, Drawer, Group, SimpleGrid, Stack, Textarea } from "@mantine/core";
import { useModals } from "@mantine/modals";
import { Send, Users } from "lucide-react";
import type { ReactNode } from "react";
import { limits } from "shared/limits";
import { SignedOutNotice } from "../../components/session/SignedOutNotice.tsx";
import { ReplyLinks } from "./ReplyLinks.tsx";
import { useResponseDraft } from "./use-response-draft.ts";

const stay = () => {};

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
  /** Calls `discardDraft` once the server has the response. */
  onSend: (text: string, discardDraft: () => void) => void;
  onClose: () => void;
};

export function RespondPanel(props: Props) {
  const { title, draftName, stored, isOvertaken, isSending, error, reply, children } = props;
  const { onSend, onClose } = props;
  const { text, setText, discardDraft, isOutdated } = useResponseDraft(draftName, stored);
  // An alert above the panel handles Escape itself.
  const isUncovered = useModals().modals.length === 0;
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
          onSend(text, discardDraft);
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
            <PanelButtons isSending={isSending} onClose={onClose} />
            <ReplyLinks {...reply} text={text} />
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

function PanelButtons({ isSending, onClose }: Pick<Props, "isSending" | "onClose">) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose} disabled={isSending}>
        Close
      </Button>
      <Button type="submit" loading={isSending} leftSection={<Send size={16} aria-hidden />}>
        Send response
      </Button>
    </Group>
  );
}
