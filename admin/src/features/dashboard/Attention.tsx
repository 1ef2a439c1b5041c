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
          Mails wait: no mail server is set.
        </AttentionLink>
      )}
      {unsent > 0 && (
        <AttentionLink to={pathTo.settings("outbox")}>
          {`${pluralize(unsent, "mail", "mails")} could not be sent: ${describeReason(mails)}`}
        </AttentionLink>
      )}
      {mails.mailbox && (
        <AttentionLink to={pathTo.settings("mail")}>
          {`Replies of guests do not come in. ${mails.mailbox.reason}`}
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
  const all = `${pluralize(waiting, "guest waits", "guests wait")} for an answer`;
  if (overdue === 0) return <AttentionLink to={adminPaths.inbox}>{all}</AttentionLink>;
  return (
    <AttentionLink to={`${adminPaths.inbox}?show=overdue`}>
      {`${all}, ${overdue.toLocaleString("en")} for longer than was promised`}
    </AttentionLink>
  );
}

export function Attention({ stats, builds }: Props) {
  const { api } = useApp();
  const { waiting, overdue } = useQuery(conversationCountsQuery(api)).data ?? nobody;
  const isFailed = builds !== undefined && getPublishState(builds).state === "failed";
  if (isCalm(stats) && waiting === 0 && !isFailed)
    return (
      <Alert color="lake" icon={<CircleCheck />} role="status">
        Everything is answered.
      </Alert>
    );
  return (
    <Alert color="clay" icon={<BellRing />} title="Waiting for you" role="status">
      <WaitingGuests waiting={waiting} overdue={overdue} />
      <MailTroubles mails={stats.mails} />
      {stats.roomIsShort && (
        <Text size="sm">
          The disk is nearly full: visitors can neither write nor sign up until there is more room.
        </Text>
      )}
      {stats.backupIsLate && (
        <AttentionLink to={pathTo.settings("backup")}>
          There is no recent backup: see why
        </AttentionLink>
      )}
      {isFailed && (
        <AttentionLink to={pathTo.settings("publishing")}>
          The last update of the site failed
        </AttentionLink>
      )}
    </Alert>
  );
}
