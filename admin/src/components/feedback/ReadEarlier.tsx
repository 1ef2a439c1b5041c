import { Alert, Button, Group, Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import type { UseQueryResult } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { NetworkError } from "../../lib/api/api-error.ts";
import { useDateFormat } from "../../lib/dates/use-date-format.ts";

type Props = {
  query: Pick<UseQueryResult, "data" | "error" | "dataUpdatedAt" | "isFetching" | "refetch">;
};

/** True when the data was stored before this page opened or couldn't be refreshed. */
export const isReadEarlier = ({ data, error, dataUpdatedAt }: Props["query"]) =>
  data !== undefined &&
  (error instanceof NetworkError || (dataUpdatedAt > 0 && dataUpdatedAt < performance.timeOrigin));

/** Shows the age of the data until a newer answer arrives. */
export function ReadEarlier({ query }: Props) {
  const { format } = useDateFormat();
  const { online } = useNetwork();
  if (!isReadEarlier(query)) return null;
  const at = format(new Date(query.dataUpdatedAt).toISOString());
  // The layout already says that there is no connection.
  if (!online)
    return (
      <Text size="sm" c="dimmed" px="xs" py={4} role="status">
        Loaded at {at}
      </Text>
    );
  const now = query.error ? "The server can't be reached" : "Waiting for a connection";
  return (
    <Alert color="clay" icon={<CloudOff />} p="xs" role="status">
      <Group gap="sm" justify="space-between">
        <Text size="sm">
          Loaded at {at}. {now}.
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          loading={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
