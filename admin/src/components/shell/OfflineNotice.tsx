import { Alert } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { WifiOff } from "lucide-react";
import { useLocation } from "react-router";
import { adminPaths } from "shared/paths";

export function OfflineNotice() {
  const { online } = useNetwork();
  const { pathname } = useLocation();
  if (online) return null;
  return (
    <Alert color="clay" icon={<WifiOff />} title="You are offline" mb="md" role="status">
      {pathname.startsWith(adminPaths.inbox)
        ? "Answers and notes wait here until the connection is back."
        : "What you see may be old, and nothing can be saved until the connection is back."}
    </Alert>
  );
}
