import { Alert, Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { FirstStart } from "shared/content/first-start";
import { adminPaths } from "shared/paths";
import { describeProgress, isReady } from "../../components/opening/progress.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { firstStartQuery } from "../../lib/requests/first-start.ts";

/** Links other screens to the dashboard's list of remaining steps. */
export function NotReadyNotice() {
  const { api } = useApp();
  const { state } = useLocation();
  const { data } = useQuery(firstStartQuery(api));
  if (!data) return null;
  const { isOpen, steps, demo } = data;
  if (!isOpen || state?.isFromChecklist) return <BackToChecklist isOpen={isOpen} steps={steps} />;
  if (demo || isReady(steps)) return null;
  return (
    <Alert role="note" color="clay" icon={<PencilLine />} mb="md" p="sm">
      Your site is open but not ready for visitors.{" "}
      <Anchor component={Link} to={adminPaths.dashboard} inherit underline="always">
        See what's missing
      </Anchor>
    </Alert>
  );
}

function BackToChecklist({ isOpen, steps }: Pick<FirstStart, "isOpen" | "steps">) {
  return (
    <Text size="sm" mb="sm">
      {describeProgress(isOpen, steps)}.{" "}
      <Anchor component={Link} to={adminPaths.dashboard} inherit underline="always">
        Back to the checklist
      </Anchor>
    </Text>
  );
}
