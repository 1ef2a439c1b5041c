import { Button, Drawer, Group, Stack, Textarea } from "@mantine/core";
import { useSessionStorage } from "@mantine/hooks";
import { useModals } from "@mantine/modals";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { limits } from "shared/limits";
import { SignedOutNotice } from "./SignedOutNotice.tsx";

type Props = {
  title: string;
  /** Names the draft: an unsent answer is kept in `sessionStorage` until it is sent. */
  draftKey: string;
  /** An answer sent earlier, to start from. */
  sentBefore: string | null;
  isSending: boolean;
  error?: ReactNode;
  /** What the visitor wrote. */
  children: ReactNode;
  /** Sends; calls `discardDraft` once the server has the answer. */
  onSend: (text: string, discardDraft: () => void) => void;
  onClose: () => void;
};

/** The visitor's words and the operator's answer to them. What is typed survives failure and closing. */
export function RespondPanel(props: Props) {
  const { title, draftKey, sentBefore, isSending, error, children, onSend, onClose } = props;
  const [text, setText, discardDraft] = useSessionStorage({
    key: `draft:${draftKey}`,
    defaultValue: sentBefore ?? "",
    getInitialValueInEffect: false,
  });
  // An alert above the panel takes the Escape key for itself.
  const isUncovered = useModals().modals.length === 0;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
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
        <Stack>
          <Group justify="space-between" wrap="nowrap">
            <Drawer.Title fw={650}>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" />
          </Group>
          {children}
          <Textarea
            label="Your response"
            required
            data-autofocus
            autosize
            minRows={6}
            maxRows={16}
            maxLength={limits.message}
            disabled={isSending}
            error={error}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <SignedOutNotice />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={isSending}>
              Close
            </Button>
            <Button type="submit" loading={isSending} leftSection={<Send size={16} aria-hidden />}>
              Send response
            </Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}
