import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { Rows } from "../../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { DomainRecord } from "./DomainRecord.tsx";
import { mailDomainQuery } from "./mail-settings.requests.ts";

/** What DNS says about mails in the name of the sender's domain, once it is asked. */
export function DomainRecords() {
  const { api } = useApp();
  const domain = useQuery({ ...mailDomainQuery(api), enabled: false });
  const isAsked = domain.isFetching || domain.data !== undefined || domain.error !== null;
  return (
    <Stack component="section" aria-label="Records of your domain" align="start">
      <Title order={3} size="h4">
        Do your mails arrive?
      </Title>
      <Text size="sm">
        Inboxes trust mails whose domain says who may send them. Three records in the DNS of the
        sender’s domain do that: SPF, DKIM and DMARC.
      </Text>
      <Button variant="default" loading={domain.isFetching} onClick={() => void domain.refetch()}>
        {domain.data ? "Look again" : "Look the records up"}
      </Button>
      {isAsked && (
        <QueryState
          query={domain}
          skeleton={<RowsSkeleton rows={3} height={90} />}
          errorText="The records could not be looked up."
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
