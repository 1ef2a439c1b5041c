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
    <Alert color="clay" icon={<WifiOff />} title="You're offline" mb="md" role="status">
      {pathname.startsWith(adminPaths.inbox)
        ? "Replies and notes are saved here and sent when you're back online."
        : "You may be seeing old data. Saving works again once you're online."}
    </Alert>
  );
}
