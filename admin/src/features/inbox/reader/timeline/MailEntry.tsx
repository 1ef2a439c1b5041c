import { Button, Collapse, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { GuestMail } from "shared/guest-mails";
import type { TimelineEntry } from "shared/timeline";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { EntryHead } from "./EntryHead.tsx";
import { MailFiles } from "./MailFiles.tsx";
import { Mark } from "./Mark.tsx";
import classes from "./Timeline.module.css";

type Props = {
  entry: Extract<TimelineEntry, { kind: "mail" }>;
  /** Of the guest. */
  name: string;
  /** As of the guest's other messages. */
  onSplit: (() => void) | undefined;
};

const describe = ({ kind, from, isFromElsewhere }: GuestMail, name: string) => {
  if (kind === "bounce") return "A mail could not be delivered";
  if (kind === "automatic") return `Automatic reply from ${from}`;
  return isFromElsewhere ? "An answer came by mail" : `${name} wrote by mail`;
};

/** What came back by mail. */
export function MailEntry({ entry: { at, mail }, name, onSplit }: Props) {
  const isReply = mail.kind === "reply";
  return (
    <div className={isReply ? classes.guest : classes.machine}>
      <EntryHead spam={mail.spam} onSplit={isReply ? onSplit : undefined}>
        {describe(mail, name)} · <DateTime at={at} />
      </EntryHead>
      <Marks mail={mail} />
      <Text size="sm" fw={550} className={classes.words}>
        {mail.subject}
      </Text>
      {mail.text && <Text className={classes.words}>{mail.text}</Text>}
      <MailFiles mail={mail} />
      {mail.original !== null && <Original text={mail.original} />}
    </div>
  );
}

function Marks({ mail: { kind, from, ...mail } }: { mail: GuestMail }) {
  return (
    <>
      {kind === "automatic" && <Mark color="gray" label="Automatic reply" />}
      {kind === "bounce" && <Mark color="red" label="Not delivered" />}
      {mail.isFromElsewhere && (
        <Mark
          color="clay"
          label="From another address"
          text={`${from || "No address"}. Answers do not go there unless you choose it.`}
        />
      )}
      {mail.isFoundByAddress && (
        <Mark
          color="clay"
          label="Perhaps somebody else"
          text="It answers no mail of yours. Only its sender’s address says who wrote it, and anybody can write that there."
        />
      )}
      {mail.isCheckFailed && (
        <Mark
          color="red"
          label="Sender not confirmed"
          text={`Your mail server checked it: it does not seem to come from ${from || "its sender"}. Ask the guest another way before you act on it.`}
        />
      )}
    </>
  );
}

function Original({ text }: { text: string }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? "Hide the whole mail" : "Show the whole mail"}
      </Button>
      <Collapse expanded={isOpen}>
        <Text size="sm" className={classes.words}>
          {text}
        </Text>
      </Collapse>
    </>
  );
}
