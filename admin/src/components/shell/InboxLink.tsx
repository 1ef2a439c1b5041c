import { Badge, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { adminPaths } from "shared/paths";
import { useApp } from "../../lib/app/app-context.ts";
import { conversationCountsQuery } from "../../lib/requests/conversations.ts";
import { SideLink } from "./SideLink.tsx";

/** With the number of guests who wait for an answer. */
export function InboxLink({ onClick }: { onClick: () => void }) {
  const { api } = useApp();
  const waiting = useQuery(conversationCountsQuery(api)).data?.waiting ?? 0;
  const count = waiting > 0 && (
    <Badge color="clay" variant="light">
      {waiting}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );
  return (
    <SideLink
      label="Inbox"
      to={adminPaths.inbox}
      area={adminPaths.inbox}
      Icon={Inbox}
      rightSection={count}
      onClick={onClick}
    />
  );
}
