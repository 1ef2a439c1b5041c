import { Badge, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../../lib/app/app-context.ts";
import { conversationCountsQuery } from "../../../lib/requests/conversations.ts";

/** Shows the number of guests awaiting an answer. */
export function InboxCount() {
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
