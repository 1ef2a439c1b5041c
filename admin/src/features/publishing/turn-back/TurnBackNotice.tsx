import { Alert, Button, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { useApp } from "../../../lib/app/app-context.ts";
import { changedRecordsQuery } from "./changed-records.ts";

const TurnBackDialog = lazy(async () => ({
  default: (await import("./TurnBackDialog.tsx")).TurnBackDialog,
}));

const describeCount = (count: number) =>
  count === 1
    ? "One record has changed since this version."
    : `${count} records have changed since this version.`;

/** Offers to turn records back as well, after a release was made live again. */
export function TurnBackNotice({ build }: { build: string }) {
  const { api } = useApp();
  const { data: records = [] } = useQuery(changedRecordsQuery(api, build));
  const [isOpen, { open, close }] = useDisclosure();
  if (records.length === 0) return null;
  return (
    <Alert
      color="clay"
      role="status"
      title="Visitors see an earlier version"
      icon={<Undo2 size={20} aria-hidden />}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {describeCount(records.length)} Your next save publishes{" "}
          {records.length === 1 ? "it" : "them"} again, unless you turn{" "}
          {records.length === 1 ? "it" : "them"} back too.
        </Text>
        <Button size="xs" color="clay" onClick={open}>
          Turn records back…
        </Button>
      </Stack>
      {isOpen && (
        <Suspense>
          <TurnBackDialog records={records} onClose={close} />
        </Suspense>
      )}
    </Alert>
  );
}
