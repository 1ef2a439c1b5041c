import { Modal, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { SignedOutNotice } from "../session/SignedOutNotice.tsx";

/** Mantine's modal always has the role `dialog`. */
const setAlertDialogRole = (node: HTMLElement | null) =>
  node?.closest("[role=dialog]")?.setAttribute("role", "alertdialog");

type AlertProps = { title: string; text: ReactNode; detail?: string | undefined };

/* Not in Mantine's title: that is a `header`, a second banner of the page. */
export function AlertBody({ title, text, detail }: AlertProps) {
  return (
    <div ref={setAlertDialogRole}>
      <Modal.Title fw={650} mb="xs">
        {title}
      </Modal.Title>
      <Text>{text}</Text>
      {detail && (
        <Text size="sm" c="dimmed" mt="xs">
          {detail}
        </Text>
      )}
      <SignedOutNotice />
    </div>
  );
}
