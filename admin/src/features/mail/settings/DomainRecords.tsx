import { Badge, Button, Code, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { DnsRecord } from "shared/mail/mail-settings";
import { CopyText } from "../../../components/copy/CopyText.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { HelpTitle } from "../../../components/handbook/HelpTitle.tsx";
import { Row, Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { mailDomainQuery } from "./mail-settings.queries.ts";

/** Checks the SPF, DKIM and DMARC records of the sender's domain on request. */
export function DomainRecords() {
  const { api } = useApp();
  const domain = useQuery({ ...mailDomainQuery(api), enabled: false });
  const isAsked = domain.isFetching || domain.data !== undefined || domain.error !== null;
  return (
    <Stack component="section" aria-label="Domain records" align="start">
      <HelpTitle order={3} size="h4" help="mail#keep-your-emails-out-of-spam">
        Do your emails arrive?
      </HelpTitle>
      <Text size="sm">
        Inboxes trust emails whose domain lists its allowed senders. Three DNS records of the
        sender's domain do that: SPF, DKIM and DMARC.
      </Text>
      <Button variant="default" loading={domain.isFetching} onClick={() => void domain.refetch()}>
        {domain.data ? "Check again" : "Check DNS records"}
      </Button>
      {isAsked && (
        <QueryState
          query={domain}
          skeleton={<RowsSkeleton rows={3} height={90} />}
          errorText="Couldn't check the records. Please try again."
        >
          {({ domain: name, records }) => (
            <Rows label={`Records of ${name}`}>
              {records.map((record) => (
                <DomainRecord key={record.name} record={record} />
              ))}
            </Rows>
          )}
        </QueryState>
      )}
    </Stack>
  );
}

const states = {
  found: { label: "Found", color: "lake" },
  missing: { label: "Missing", color: "red" },
  unknown: { label: "Unknown", color: "gray" },
} as const;

type DomainRecordProps = { record: DnsRecord };

function DomainRecord({ record: { name, state, record, host, advice } }: DomainRecordProps) {
  const { label, color } = states[state];
  return (
    <Row>
      <Stack gap={6}>
        <Group gap="xs">
          <Title order={4} size="h5">
            {name}
          </Title>
          <Badge variant="light" color={color}>
            {label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          Publish it at {host}
        </Text>
        {record && <Code block>{record}</Code>}
        {state !== "found" && (
          <Group gap="xs" wrap="nowrap" align="start">
            <Text size="sm">{advice}</Text>
            <CopyText noun={`the advice on ${name}`} text={`${name}, at ${host}: ${advice}`} />
          </Group>
        )}
      </Stack>
    </Row>
  );
}
