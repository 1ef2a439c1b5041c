import { Button, Group, Text } from "@mantine/core";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { serverMessage } from "../../../lib/api/api-error.ts";

type Outcome = { isGood: boolean; message: string };

type Props = {
  children: string;
  icon: ReactNode;
  onClick: () => void;
  isPending: boolean;
  error: Error | null;
  outcome: Outcome | undefined;
};

const toOutcome = (error: Error): Outcome => ({
  isGood: false,
  message: serverMessage(error) ?? "No answer from the server. Please try again.",
});

/** A button that tests a mail server, and the server's response. */
export function TrialButton({ children, icon, onClick, isPending, error, outcome }: Props) {
  const result = error ? toOutcome(error) : outcome;
  return (
    <Group gap="sm" align="start">
      <Button variant="default" loading={isPending} leftSection={icon} onClick={onClick}>
        {children}
      </Button>
      <div role="status" style={{ flex: "1 1 14rem" }}>
        {isPending ? (
          <Text size="sm">Checking the mail server…</Text>
        ) : (
          result && <TrialOutcome {...result} />
        )}
      </div>
    </Group>
  );
}

type Trial = { isGood: boolean; message: string };

function TrialOutcome({ isGood, message }: Trial) {
  const Icon = isGood ? CircleCheck : CircleAlert;
  return (
    <Group
      gap={6}
      wrap="nowrap"
      align="start"
      {...(!isGood && { c: "var(--mantine-color-error)" })}
    >
      <Icon size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 3 }} />
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {message}
      </Text>
    </Group>
  );
}
