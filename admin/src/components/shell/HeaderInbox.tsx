import { ActionIcon, Indicator } from "@mantine/core";
import { Inbox } from "lucide-react";
import { Link, useLocation } from "react-router";
import { adminPaths } from "shared/paths";
import { useWaitingCount } from "../../lib/requests/use-waiting-count.ts";

/** Leads to the inbox where the menu is folded. */
export function HeaderInbox({ onClick }: { onClick: () => void }) {
  const waiting = useWaitingCount();
  const { pathname } = useLocation();
  return (
    <Indicator
      hiddenFrom="sm"
      label={<span aria-hidden>{waiting > 99 ? "99+" : waiting}</span>}
      disabled={waiting === 0}
      size={18}
      color="clay"
      offset={10}
      zIndex={1}
    >
      <ActionIcon
        component={Link}
        to={adminPaths.inbox}
        variant="subtle"
        size={44}
        aria-label={waiting === 0 ? "Open the inbox" : `Open the inbox: ${waiting} waiting`}
        aria-current={pathname === adminPaths.inbox ? "page" : undefined}
        onClick={onClick}
      >
        <Inbox size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
