import { Button } from "@mantine/core";
import { MailCheck, MailWarning } from "lucide-react";
import type { MouseEvent } from "react";
import { notify, notifyError } from "../../components/feedback/notify.ts";
import type { MessageKind, VisitorMessage } from "./message-kind.ts";
import { useSetSpam } from "./messages.requests.ts";

type Props<Message extends VisitorMessage> = {
  kind: MessageKind<Message>;
  message: Message;
  name: string;
};

export function SpamButton<Message extends VisitorMessage>(props: Props<Message>) {
  const { kind, message, name } = props;
  const { _id: id, spam } = message;
  const setSpam = useSetSpam(kind);
  const Icon = spam ? MailCheck : MailWarning;
  const verb = spam ? "Not spam" : "Mark as spam";
  const where = spam ? "It is listed among the others again." : "It is listed under Spam now.";
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const rows = currentTarget.closest<HTMLElement>("[tabindex='-1']");
    const onSuccess = (saved: { message: string }) => {
      notify(saved.message, where);
      // The row leaves the list with its button: the focus must not be lost with them.
      rows?.focus({ preventScroll: true });
    };
    const onError = (error: unknown) => notifyError("This could not be stored.", error);
    setSpam.mutate({ id, spam: !spam }, { onSuccess, onError });
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      loading={setSpam.isPending}
      onClick={toggle}
      aria-label={`${verb}: ${name}`}
    >
      {verb}
    </Button>
  );
}
