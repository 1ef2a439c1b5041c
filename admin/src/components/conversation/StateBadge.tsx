import { Badge, type BadgeVariant } from "@mantine/core";
import type { ConversationState } from "shared/inbox/conversations";
import { stateLabels } from "../../lib/travel/describe-conversation.ts";

const looks: Record<ConversationState, { color: string; variant: BadgeVariant }> = {
  new: { color: "clay", variant: "light" },
  answered: { color: "lake", variant: "light" },
  quoted: { color: "lake", variant: "outline" },
  confirmed: { color: "lake", variant: "filled" },
  done: { color: "gray", variant: "light" },
  lost: { color: "gray", variant: "outline" },
};

export function StateBadge({ state }: { state: ConversationState }) {
  return (
    <Badge {...looks[state]} size="sm" style={{ flexShrink: 0 }}>
      {stateLabels[state]}
    </Badge>
  );
}
