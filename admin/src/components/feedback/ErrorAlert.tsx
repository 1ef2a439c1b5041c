import { Alert, Button, Text } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  /** The server's own message. */
  detail?: ReactNode;
  onRetry?: () => void;
};

export function ErrorAlert({ title, detail, onRetry }: Props) {
  return (
    <Alert color="red" icon={<CircleAlert />} title={title} role="alert">
      {detail && <Text size="sm">{detail}</Text>}
      {onRetry && (
        <Button mt="sm" size="xs" color="red" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
