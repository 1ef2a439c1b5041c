import { ActionIcon } from "@mantine/core";
import { Inbox } from "lucide-react";
import { Link, useLocation } from "react-router";
import { adminPaths } from "shared/paths";
import { useWaitingCount } from "../../lib/requests/conversations.ts";
import classes from "./HeaderInbox.module.css";

/** Links to the inbox when the menu is folded. */
export function HeaderInbox({ onClick }: { onClick: () => void }) {
  const waiting = useWaitingCount();
  const { pathname } = useLocation();
  return (
    <ActionIcon
      component={Link}
      to={adminPaths.inbox}
      hiddenFrom="sm"
      variant="subtle"
      size={44}
      className={classes.link}
      aria-label={waiting === 0 ? "Open the inbox" : `Open inbox: ${waiting} waiting`}
      aria-current={pathname === adminPaths.inbox ? "page" : undefined}
      onClick={onClick}
    >
      <Inbox size={22} aria-hidden />
      {waiting > 0 && (
        <span aria-hidden className={classes.count}>
          {waiting > 99 ? "99+" : waiting}
        </span>
      )}
    </ActionIcon>
  );
}
