import { Alert, Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { BellRing, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { Stats } from "shared/inbox/reports/stats";
import { adminPaths } from "shared/paths";
import type { BuildList } from "shared/publishing/builds";
import { describeReason } from "../../components/mail/describe-mail.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { pathTo } from "../../lib/app/paths.ts";
import { conversationCountsQuery } from "../../lib/requests/conversations.ts";
import { getPublishState } from "../../lib/requests/publish-state.ts";
import { countFailed, timetableQuery } from "../../lib/requests/timetable.ts";
import { pluralize } from "../../lib/text/pluralize.ts";

function AttentionLink({ to, children }: { to: string; children: string }) {
  return (
    <Text size="sm">
      <Anchor component={Link} to={to} inherit underline="always" py={4} display="inline-block">
        {children}
      </Anchor>
    </Text>
  );
}

function MailTroubles({ mails }: { mails: Stats["mails"] }) {
  const unsent = mails.delayed + mails.failed;
  return (
    <>
      {mails.held > 0 && (
        <AttentionLink to={pathTo.settings("mail")}>
          Emails aren't going out. Set up your mail server.
        </AttentionLink>
      )}
      {unsent > 0 && (
        <AttentionLink to={pathTo.settings("outbox")}>
          {`${pluralize(unsent, "email", "emails")} couldn't be sent: ${describeReason(mails)}`}
        </AttentionLink>
      )}
      {mails.mailbox && (
        <AttentionLink to={pathTo.settings("mail")}>
          {`Guest replies aren't arriving. ${mails.mailbox.reason}`}
        </AttentionLink>
      )}
    </>
  );
}

type Props = {
  stats: Pick<Stats, "roomIsShort" | "backupIsLate" | "mails">;
  builds: BuildList | undefined;
};

const isCalm = ({ roomIsShort, backupIsLate, mails }: Props["stats"]) =>
  mails.held + mails.delayed + mails.failed === 0 &&
  !mails.mailbox &&
  !roomIsShort &&
  !backupIsLate;

const nobody = { waiting: 0, overdue: 0 };

function WaitingGuests({ waiting, overdue }: { waiting: number; overdue: number }) {
  if (waiting === 0) return null;
  const summary = `${pluralize(waiting, "guest is", "guests are")} waiting`;
  if (overdue === 0) return <AttentionLink to={adminPaths.inbox}>{summary}</AttentionLink>;
  return (
    <AttentionLink to={`${adminPaths.inbox}?show=overdue`}>
      {`${summary}, ${overdue.toLocaleString("en")} overdue`}
    </AttentionLink>
  );
}

export function Attention({ stats, builds }: Props) {
  const { api } = useApp();
  const { waiting, overdue } = useQuery(conversationCountsQuery(api)).data ?? nobody;
  const timetable = useQuery(timetableQuery(api)).data;
  const failed = timetable ? countFailed(timetable) : 0;
  const isFailed = builds !== undefined && getPublishState(builds).state === "failed";
  if (isCalm(stats) && waiting + failed === 0 && !isFailed)
    return (
      <Alert color="lake" icon={<CircleCheck />} role="status">
        You're all caught up.
      </Alert>
    );
  return (
    <Alert color="clay" icon={<BellRing />} title="Waiting for you" role="status">
      <WaitingGuests waiting={waiting} overdue={overdue} />
      <MailTroubles mails={stats.mails} />
      {stats.roomIsShort && (
        <Text size="sm">
          The disk is almost full. Guests can't send messages or sign up until you free up space.
        </Text>
      )}
      {stats.backupIsLate && (
        <AttentionLink to={pathTo.settings("backup")}>No recent backup. See why</AttentionLink>
      )}
      {failed > 0 && (
        <AttentionLink to={adminPaths.timetable}>
          {`${pluralize(failed, "planned change", "planned changes")} didn't go out. See why`}
        </AttentionLink>
      )}
      {isFailed && (
        <AttentionLink to={pathTo.settings("publishing")}>
          The last site update failed
        </AttentionLink>
      )}
    </Alert>
  );
}
