import { Badge, Divider, NavLink, Text, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { BookOpen, LogOut } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { hasTypedTexts } from "shared/accounts/sign-out";
import { adminPaths, handbookPath } from "shared/paths";
import { useApp } from "../../../lib/app/app-context.ts";
import { useCanOpen } from "../../../lib/app/content-paths.ts";
import { conversationCountsQuery } from "../../../lib/requests/conversations.ts";
import { countFailed, timetableQuery } from "../../../lib/requests/timetable.ts";
import { useSession } from "../../../lib/session/session.ts";
import { preloadConfirmDialog } from "../../feedback/load-confirm-dialog.ts";
import { useSignOut } from "../use-sign-out.tsx";
import { LinkGroup } from "./LinkGroup.tsx";
import { findCurrentLink, navigation } from "./navigation.ts";
import classes from "./Sidebar.module.css";
import { SideLink } from "./SideLink.tsx";

export function Sidebar({ onNavigate }: { onNavigate: () => void }) {
  const { signOutOrAsk, dialog, isSigningOut } = useSignOut();
  const session = useSession();
  const canOpen = useCanOpen();
  const current = findCurrentLink(useLocation().pathname);
  useEffect(() => {
    if (hasTypedTexts()) preloadConfirmDialog();
  }, []);
  return (
    <>
      <div className={classes.links}>
        {navigation.map(({ title, links }) => (
          <LinkGroup key={title} title={title}>
            {links
              .filter(({ to }) => canOpen(to))
              .map(({ areas: _, ...link }) => (
                <SideLink
                  key={link.to}
                  {...link}
                  isCurrent={link.to === current?.to}
                  rightSection={counts[link.to]}
                  onClick={onNavigate}
                />
              ))}
          </LinkGroup>
        ))}
      </div>
      <div>
        <Divider my="xs" />
        {session?.user.username && (
          <Text size="sm" c="dimmed" px="sm" truncate>
            Signed in as {session.user.username}
          </Text>
        )}
        <NavLink
          component="a"
          href={handbookPath}
          target="_blank"
          rel="noopener"
          label="Handbook"
          leftSection={<BookOpen size={18} aria-hidden />}
        />
        <NavLink
          component="button"
          label="Logout"
          leftSection={<LogOut size={18} aria-hidden />}
          disabled={isSigningOut}
          onClick={signOutOrAsk}
        />
        <Text size="xs" c="dimmed" px="sm" pt="xs">
          Version {import.meta.env.VITE_PRODUCT_VERSION}
        </Text>
        {dialog}
      </div>
    </>
  );
}

/** Behind the labels of links. */
const counts: Record<string, ReactNode> = {
  [adminPaths.inbox]: <InboxCount />,
  [adminPaths.timetable]: <FailedCount />,
};

/** Shows the number of planned changes that were not published. */
function FailedCount() {
  const { api } = useApp();
  const { data } = useQuery(timetableQuery(api));
  const failed = data ? countFailed(data) : 0;
  if (failed === 0) return null;
  return (
    <Badge color="red" variant="light">
      {failed}
      <VisuallyHidden> not published</VisuallyHidden>
    </Badge>
  );
}

/** Shows the number of guests awaiting an answer. */
function InboxCount() {
  const { api } = useApp();
  const waiting = useQuery(conversationCountsQuery(api)).data?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <Badge color="clay" variant="light">
      {waiting}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );
}
