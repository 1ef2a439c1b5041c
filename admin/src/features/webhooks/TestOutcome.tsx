import { Alert, Code, Text } from "@mantine/core";
import { ErrorAlert } from "../../components/feedback/ErrorAlert.tsx";
import { serverMessage } from "../../lib/api/api-error.ts";
import type { useTestWebhook } from "./webhooks.requests.ts";

type Props = { test: Pick<ReturnType<typeof useTestWebhook>, "data" | "error"> };

export function TestOutcome({ test: { data, error } }: Props) {
  if (error) return <ErrorAlert title="Couldn't send a test." detail={serverMessage(error)} />;
  if (!data) return null;
  const { state, status, milliseconds, answer, error: reason } = data;
  const isTaken = state === "delivered";
  return (
    <Alert
      role="status"
      color={isTaken ? "green" : "red"}
      title={isTaken ? "The address took the test." : "The test was not delivered."}
    >
      <Text size="sm">
        {isTaken ? `Status ${status}` : reason} · {milliseconds} ms
      </Text>
      {answer && (
        <Code block mt="xs" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {answer}
        </Code>
      )}
    </Alert>
  );
}
