import { Alert, Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import { isReady } from "../../components/opening/is-ready.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { firstStartQuery } from "../../lib/requests/first-start.ts";

/** Leads from other screens to the dashboard's list while an open site lacks what is necessary. */
export function NotReadyNotice() {
  const { api } = useApp();
  const { data } = useQuery(firstStartQuery(api));
  if (!data?.isOpen || data.demo) return null;
  if (isReady(data.steps)) return null;
  return (
    <Alert role="note" color="clay" icon={<PencilLine />} mb="md" p="sm">
      The site is open, but not ready for visitors.{" "}
      <Anchor component={Link} to={adminPaths.dashboard} inherit underline="always">
        See what is missing
      </Anchor>
    </Alert>
  );
}
