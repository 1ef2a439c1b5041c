import { Badge, Button } from "@mantine/core";
import { Copy, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { tourPagePath } from "shared/paths";
import type { TourService } from "shared/tour-services";
import { pathTo } from "../../lib/app/paths.ts";

type Props = { service: Pick<TourService, "_id" | "title" | "isShown"> };

/** Leads to the tour's page, if it has one, and to a copy of the tour. */
export function ServiceLinks({ service: { _id, title, isShown } }: Props) {
  return (
    <>
      {isShown ? (
        <Button
          component="a"
          href={tourPagePath(_id)}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="subtle"
          leftSection={<ExternalLink size={16} aria-hidden />}
          aria-label={`View on the site: ${title}`}
        >
          View on the site
        </Button>
      ) : (
        <Badge color="gray">Hidden</Badge>
      )}
      <Button
        component={Link}
        to={pathTo.copyService(_id)}
        size="xs"
        variant="subtle"
        leftSection={<Copy size={16} aria-hidden />}
        aria-label={`Duplicate ${title}`}
      >
        Duplicate
      </Button>
    </>
  );
}
