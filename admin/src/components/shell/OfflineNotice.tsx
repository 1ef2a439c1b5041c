import { Alert } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { WifiOff } from "lucide-react";

export function OfflineNotice() {
  const { online } = useNetwork();
  if (online) return null;
  return (
    <Alert color="clay" icon={<WifiOff />} title="You are offline" mb="md" role="status">
      What you see may be old, and nothing can be saved until the connection is back.
    </Alert>
  );
}
