import { Badge, Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { useSiteLink } from "../../lib/requests/use-site-link.ts";

type Props = { href: string; title: string; isShown: boolean };

/** Links to a record's page if visitors can see one. */
export function SiteLink({ href: path, title, isShown }: Props) {
  const { href, text } = useSiteLink(path);
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
      aria-label={`${text}: ${title}`}
    >
      {text}
    </Button>
  );
}
