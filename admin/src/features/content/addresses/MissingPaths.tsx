import { Button, Group, Text } from "@mantine/core";
import type { MissingPath } from "shared/content/addresses/redirects";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { notifyError } from "../../../components/feedback/notify.ts";
import { notifyUndoable } from "../../../components/feedback/notify-undoable.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { AddressRow, AddressRows } from "./AddressRow.tsx";
import { useChangeMissingPath } from "./addresses.requests.ts";

type Props = { paths: MissingPath[]; onRedirect: (path: string) => void };

export function MissingPaths({ paths, onRedirect }: Props) {
  if (paths.length === 0)
    return <EmptyList title="Visitors have found every page they asked for." />;
  return (
    <AddressRows label="Pages not found">
      {paths.map((missing) => (
        <MissingRow
          key={missing.path}
          missing={missing}
          onRedirect={() => onRedirect(missing.path)}
        />
      ))}
    </AddressRows>
  );
}

type RowProps = { missing: MissingPath; onRedirect: () => void };

function MissingRow({ missing: { path, count, lastAt }, onRedirect }: RowProps) {
  const change = useChangeMissingPath({
    onError: (error) => notifyError("Couldn't save the change. Please try again.", error),
  });
  const ignore = () =>
    change.mutate(
      { path, isIgnored: true },
      {
        onSuccess: () =>
          notifyUndoable({
            title: "Address ignored",
            text: `${path} won't be listed again.`,
            onUndo: () => change.mutate({ path, isIgnored: false }),
          }),
      },
    );
  return (
    <AddressRow
      source={path}
      details={
        <Text size="sm">
          {count} {count === 1 ? "time" : "times"}{" "}
          <Text span size="xs" c="dimmed">
            last <DateTime at={lastAt} />
          </Text>
        </Text>
      }
      actions={
        <Group gap="xs">
          <Button
            size="xs"
            variant="light"
            aria-label={`Redirect ${path} to another page`}
            onClick={onRedirect}
          >
            Redirect to…
          </Button>
          <Button
            size="xs"
            variant="subtle"
            loading={change.isPending}
            aria-label={`Ignore ${path}`}
            onClick={ignore}
          >
            Ignore
          </Button>
        </Group>
      }
    />
  );
}
