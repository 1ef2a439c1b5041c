import { Alert, Anchor, Text } from "@mantine/core";
import { BellRing, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import type { BuildList } from "shared/builds";
import { adminPaths } from "shared/paths";
import type { Stats } from "shared/stats";
import { pathTo } from "../../lib/app/paths.ts";
import { getPublishState } from "../../lib/requests/publish-state.ts";
import { pluralize } from "./pluralize.ts";

const unansweredAt = (path: string) => `${path}?answered=false`;

function AttentionLink({ to, children }: { to: string; children: string }) {
  return (
    <Text size="sm">
      <Anchor component={Link} to={to} inherit underline="always" py={4} display="inline-block">
        {children}
      </Anchor>
    </Text>
  );
}

type Props = {
  stats: Pick<Stats, "unanswered" | "roomIsShort">;
  builds: BuildList | undefined;
};

export function Attention({ stats: { unanswered, roomIsShort }, builds }: Props) {
  const { contacts, inquiries } = unanswered;
  const isFailed = builds !== undefined && getPublishState(builds).state === "failed";
  if (contacts + inquiries === 0 && !isFailed && !roomIsShort)
    return (
      <Alert color="lake" icon={<CircleCheck />} role="status">
        Everything is answered.
      </Alert>
    );
  return (
    <Alert color="clay" icon={<BellRing />} title="Waiting for you" role="status">
      {roomIsShort && (
        <Text size="sm">
          The disk is nearly full: visitors can neither write nor sign up until there is more room.
        </Text>
      )}
      {inquiries > 0 && (
        <AttentionLink to={unansweredAt(adminPaths.inquiries)}>
          {pluralize(inquiries, "unanswered booking inquiry", "unanswered booking inquiries")}
        </AttentionLink>
      )}
      {contacts > 0 && (
        <AttentionLink to={unansweredAt(adminPaths.contacts)}>
          {pluralize(contacts, "unanswered message", "unanswered messages")}
        </AttentionLink>
      )}
      {isFailed && (
        <AttentionLink to={pathTo.settings("publishing")}>
          The last changes could not be published
        </AttentionLink>
      )}
    </Alert>
  );
}
