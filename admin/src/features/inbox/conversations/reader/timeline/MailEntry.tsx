import { Button, Collapse, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { GuestMail } from "shared/inbox/mailbox/guest-mails";
import type { TimelineEntry } from "shared/inbox/timeline";
import { DateTime } from "../../../../../components/date/DateTime.tsx";
import { formatBytes } from "../../../../../lib/text/format-bytes.ts";
import { Entry, EntryHead, EntryText, Mark } from "./Entry.tsx";
import { EntryFile } from "./EntryFile.tsx";
import classes from "./Timeline.module.css";

type Props = {
  entry: Extract<TimelineEntry, { kind: "mail" }>;
  guestName: string;
  /** Moves the mail to a new conversation; missing for the only message. */
  onSplit: (() => void) | undefined;
};

const describe = ({ kind, from, isFromElsewhere }: GuestMail, guestName: string) => {
  if (kind === "bounce") return "An email could not be delivered";
  if (kind === "automatic") return `Automatic reply from ${from}`;
  return isFromElsewhere ? "A reply arrived by email" : `${guestName} wrote by email`;
};

/** A mail from the mailbox. */
export function MailEntry({ entry: { at, mail }, guestName, onSplit }: Props) {
  const isReply = mail.kind === "reply";
  return (
    <Entry kind={isReply ? "guest" : "machine"}>
      <EntryHead spam={mail.spam} onSplit={isReply ? onSplit : undefined}>
        {describe(mail, guestName)} · <DateTime at={at} />
      </EntryHead>
      <Marks mail={mail} />
      <Text size="sm" fw={550} className={classes.text}>
        {mail.subject}
      </Text>
      {mail.text && <EntryText>{mail.text}</EntryText>}
      <MailFiles mail={mail} />
      {mail.original !== null && <Original text={mail.original} />}
    </Entry>
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
          text={`${from || "No address"}. Replies go there only if you choose it.`}
        />
      )}
      {mail.isFoundByAddress && (
        <Mark
          color="clay"
          label="Unverified sender"
          text="This isn't a reply to one of your emails, and sender addresses can be faked."
        />
      )}
      {mail.isCheckFailed && (
        <Mark
          color="red"
          label="Sender not confirmed"
          text={`This may not be from ${from || "its sender"}. Check with the guest before acting on it.`}
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
        {isOpen ? "Hide full email" : "Show full email"}
      </Button>
      <Collapse expanded={isOpen}>
        <Text size="sm" className={classes.text}>
          {text}
        </Text>
      </Collapse>
    </>
  );
}

/** Attachments to download, and the names of those that stayed in the mailbox. */
function MailFiles({ mail: { files, leftOut } }: { mail: GuestMail }) {
  if (files.length + leftOut.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Attachments">
      {files.map((file) => (
        <li key={file._id}>
          <EntryFile file={file} />
        </li>
      ))}
      {leftOut.map(({ name, bytes, reason }, index) => (
        <Text component="li" size="sm" c="dimmed" key={`${index} ${name}`}>
          {name}
          {bytes !== null && ` (${formatBytes(bytes)})`} is only in your mailbox: {reason}.
        </Text>
      ))}
    </ul>
  );
}
