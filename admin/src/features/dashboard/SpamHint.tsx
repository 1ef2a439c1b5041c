import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Stats } from "shared/inbox/reports/stats";
import { adminPaths } from "shared/paths";
import { pluralize } from "../../lib/text/pluralize.ts";

const spamAt = (path: string) => `${path}?spam=true`;

/** Links to recent possible spam, as the filter may err. */
export function SpamHint({ possibleSpam }: { possibleSpam: Stats["possibleSpam"] }) {
  const kinds = [
    {
      to: spamAt(adminPaths.inquiries),
      count: possibleSpam.inquiries,
      text: pluralize(possibleSpam.inquiries, "inquiry", "inquiries"),
    },
    {
      to: spamAt(adminPaths.contacts),
      count: possibleSpam.contacts,
      text: pluralize(possibleSpam.contacts, "message", "messages"),
    },
  ].filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <Text size="sm">
      Possible spam (last 7 days):{" "}
      {kinds.map(({ to, text }, index) => (
        <span key={to}>
          {index > 0 && " and "}
          <Anchor component={Link} to={to} inherit underline="always" py={4} display="inline-block">
            {text}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
