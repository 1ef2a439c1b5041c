import { Alert, Anchor, Text } from "@mantine/core";
import { BellRing, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import type { Stats } from "shared/stats";

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

function Waiting({ to, children }: { to: string; children: string }) {
  return (
    <Text size="sm">
      <Anchor component={Link} to={to} inherit underline="always" py={4} display="inline-block">
        {children}
      </Anchor>
    </Text>
  );
}

/** What waits for an answer. */
export function Attention({ unanswered }: { unanswered: Stats["unanswered"] }) {
  const { contacts, inquiries } = unanswered;
  if (contacts + inquiries === 0)
    return (
      <Alert color="lake" icon={<CircleCheck />} role="status">
        Everything is answered.
      </Alert>
    );
  return (
    <Alert color="clay" icon={<BellRing />} title="Waiting for your answer" role="status">
      {inquiries > 0 && (
        <Waiting to={adminPaths.inquiries}>
          {counted(inquiries, "booking inquiry", "booking inquiries")}
        </Waiting>
      )}
      {contacts > 0 && (
        <Waiting to={adminPaths.contacts}>{counted(contacts, "message", "messages")}</Waiting>
      )}
    </Alert>
  );
}
