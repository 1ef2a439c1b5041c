import { Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";

/** Where one types: what becomes of it without a connection. */
export function OfflineHint({ noun }: { noun: string }) {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Text size="sm" mt={4} role="status">
      No connection. Your {noun} waits here and is sent when there is one.
    </Text>
  );
}
