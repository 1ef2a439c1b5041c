import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { MailCheck, MailWarning } from "lucide-react";
import type { MouseEvent } from "react";
import { serverMessage } from "../../lib/api/api-error.ts";
import { type MessageNoun, useJudgeSpam } from "./spam.requests.ts";

type Props = {
  noun: MessageNoun;
  message: { _id: string; spam: boolean };
  /** Who wrote it. */
  name: string;
};

const closeButtonProps = { "aria-label": "Close" };

const reportFailure = (error: unknown) =>
  notifications.show({
    color: "red",
    title: "This could not be stored.",
    message: serverMessage(error) ?? "Please try again.",
    role: "alert",
    closeButtonProps,
  });

/** Takes a message out of the possible spam, or puts it there. */
export function SpamButton({ noun, message: { _id: id, spam }, name }: Props) {
  const judge = useJudgeSpam(noun);
  const Icon = spam ? MailCheck : MailWarning;
  const verb = spam ? "Not spam" : "Mark as spam";
  const where = spam ? "It is listed among the others again." : "It is listed under Spam now.";
  const judgeIt = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const rows = currentTarget.closest<HTMLElement>("[tabindex='-1']");
    judge.mutate(
      { id, spam: !spam },
      {
        onSuccess: ({ message: title }) => {
          notifications.show({ title, message: where, closeButtonProps });
          // The row and its button go; a keyboard goes on among the others.
          rows?.focus({ preventScroll: true });
        },
        onError: reportFailure,
      },
    );
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      loading={judge.isPending}
      onClick={judgeIt}
      aria-label={`${verb}: ${name}`}
    >
      {verb}
    </Button>
  );
}
