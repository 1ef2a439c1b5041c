import { Button, Group, Paper, Stack, Switch, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import type { Mail, MailContent } from "shared/mail/outbox";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { DescriptionList } from "../../../components/list/DescriptionList.tsx";
import { Row } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { MailStatus } from "../../../components/mail/MailStatus.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import classes from "./OpenedMail.module.css";
import { mailQuery } from "./outbox.requests.ts";

const formatAttempts = ({ attempts }: Mail) =>
  `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;

export function MailRow({ mail }: { mail: Mail }) {
  const { _id, to, subject, attempts, createdAt } = mail;
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <Row>
      <Stack gap={6}>
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <Title order={3} size="h5">
            {subject}
          </Title>
          <Text size="xs" c="dimmed" style={{ whiteSpace: "nowrap" }}>
            <DateTime at={createdAt} />
          </Text>
        </Group>
        <Text size="sm">To {to}</Text>
        <Group gap="xs">
          <MailStatus mail={mail} to={to} />
          {attempts > 0 && (
            <Text size="sm" c="dimmed">
              · {formatAttempts(mail)}
            </Text>
          )}
        </Group>
        <div>
          <Button
            size="xs"
            variant="light"
            leftSection={<MailOpen size={16} aria-hidden />}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Close" : "Open"} the email “${subject}” to ${to}`}
            onClick={toggle}
          >
            {isOpen ? "Close" : "Open"}
          </Button>
        </div>
        {isOpen && <OpenedMail id={_id} />}
      </Stack>
    </Row>
  );
}

function OpenedMail({ id }: { id: string }) {
  const { api } = useApp();
  const mail = useQuery(mailQuery(api, id));
  return (
    <QueryState
      query={mail}
      skeleton={<RowsSkeleton rows={1} height={160} />}
      errorText="Couldn't load the email."
    >
      {(loaded) => <Content mail={loaded} />}
    </QueryState>
  );
}

function Content({ mail: { replyTo, subject, text, html } }: { mail: MailContent }) {
  const [isHtml, { toggle }] = useDisclosure();
  return (
    <Stack gap="sm">
      <DescriptionList items={{ "Reply to": replyTo ?? "The sender's address" }} />
      <Switch label="As email apps show it" checked={isHtml} onChange={toggle} />
      {isHtml ? (
        <iframe
          className={classes.page}
          title={`“${subject}” as email apps show it`}
          sandbox=""
          srcDoc={html}
        />
      ) : (
        <Paper withBorder p="sm">
          <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {text}
          </Text>
        </Paper>
      )}
    </Stack>
  );
}
