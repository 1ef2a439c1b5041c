import { Badge, Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import type { Page } from "shared/pages";
import { writtenPagePath } from "shared/paths";

type Props = { page: Pick<Page, "slug" | "title" | "isShown"> };

/** Leads to the page as visitors see it, if they do. */
export function PageSiteLink({ page: { slug, title, isShown } }: Props) {
  if (!isShown) return <Badge color="gray">Hidden</Badge>;
  return (
    <Button
      component="a"
      href={writtenPagePath(slug)}
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
