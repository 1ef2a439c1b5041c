import { Paper, Stack, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { MailContent } from "shared/mail/outbox";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { DescriptionList } from "../../../components/list/DescriptionList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import classes from "./OpenedMail.module.css";
import { mailQuery } from "./outbox.requests.ts";

export function OpenedMail({ id }: { id: string }) {
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
