import { Anchor, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type MailStatus, mailListQuery } from "shared/mail/outbox";
import { HelpTitle } from "../../../components/handbook/HelpTitle.tsx";
import { ListFilter } from "../../../components/list/ListFilter.tsx";
import { ListSort } from "../../../components/list/ListSort.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { SearchedList } from "../../../components/list/SearchedList.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { useListQuery } from "../../../lib/lists/list-query.ts";
import { MailRow } from "./MailRow.tsx";
import { mailsQuery } from "./outbox.requests.ts";

type Status = MailStatus | undefined;

const states = [
  { label: "All", value: undefined },
  { label: "On hold", value: "held" },
  { label: "Waiting", value: "queued" },
  { label: "Sent", value: "sent" },
  { label: "Failed", value: "failed" },
] as const;

const orders = [
  { label: "Newest first", sort: "createdAt", order: "desc" },
  { label: "Oldest first", sort: "createdAt", order: "asc" },
  { label: "To A–Z", sort: "to", order: "asc" },
  { label: "To Z–A", sort: "to", order: "desc" },
] as const;

const emptyTexts = {
  held: "No emails on hold.",
  queued: "No emails waiting.",
  sent: "No emails sent yet.",
  failed: "No failed emails.",
};

export function OutboxSection() {
  const { api } = useApp();
  const address = useListQuery(mailListQuery);
  const { query, change } = address;
  const mails = useQuery(mailsQuery(api, query));
  const isHeld = mails.data?.items.some(({ status }) => status === "held");
  return (
    <Stack component="section" aria-label="Emails">
      <HelpTitle order={2} size="h3" help="when-something-is-wrong#an-email-did-not-arrive">
        Emails
      </HelpTitle>
      {isHeld && (
        <Text size="sm">
          These emails go out once your mail server is set up.{" "}
          <Anchor component={Link} to={pathTo.settings("mail")} inherit underline="always">
            Set up mail server
          </Anchor>
        </Text>
      )}
      <SearchedList
        noun="emails"
        address={address}
        result={mails}
        controls={
          <>
            <ListFilter<Status>
              label="Show"
              choices={states}
              value={query.status}
              onChange={(status) => change({ status })}
            />
            <ListSort choices={orders} value={query} onChange={change} />
          </>
        }
        emptyText={
          query.status
            ? emptyTexts[query.status]
            : "No emails yet. They appear here once guests write to you."
        }
        skeleton={<RowsSkeleton />}
        errorText="Couldn't load the emails."
      >
        {(items) => (
          <Rows label="Emails">
            {items.map((mail) => (
              <MailRow key={mail._id} mail={mail} />
            ))}
          </Rows>
        )}
      </SearchedList>
    </Stack>
  );
}
