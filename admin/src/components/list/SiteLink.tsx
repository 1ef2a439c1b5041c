import { Badge, Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";

type Props = { href: string; title: string; isShown: boolean };

/** Leads to a record's own page, if visitors have one. */
export function SiteLink({ href, title, isShown }: Props) {
  if (!isShown) return <Badge color="gray">Hidden</Badge>;
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      size="xs"
      variant="subtle"
      leftSection={<ExternalLink size={16} aria-hidden />}
      aria-label={`View on the site: ${title}`}
    >
      View on the site
    </Button>
  );
}
