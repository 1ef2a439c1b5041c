import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import type { TimelineEntry } from "shared/timeline";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { MailStatus } from "../../../../components/mail/MailStatus.tsx";
import { pathTo } from "../../../../lib/app/paths.ts";
import { channelLabels } from "../../../../lib/travel/describe-conversation.ts";
import classes from "./Timeline.module.css";

type Answer = Extract<TimelineEntry, { kind: "answer" }>;

/** What the team answered, and how that went. */
export function AnswerEntry({ answer }: { answer: Answer }) {
  const { at, by, text, channel, to, mail } = answer;
  return (
    <div className={classes.answer}>
      <Text size="xs" c="dimmed">
        {by?.username ?? "The team"} answered {channelLabels[channel]} · <DateTime at={at} />
      </Text>
      <Text className={classes.words}>{text}</Text>
      {mail && (
        <Group gap="xs" mt={4}>
          <MailStatus mail={mail} to={to ?? "the guest"} />
          {mail.status === "failed" && (
            <Anchor component={Link} to={pathTo.settings("outbox")} size="sm" underline="always">
              See the outbox
            </Anchor>
          )}
        </Group>
      )}
    </div>
  );
}
