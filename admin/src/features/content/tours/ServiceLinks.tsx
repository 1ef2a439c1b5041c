import { Button } from "@mantine/core";
import { Copy } from "lucide-react";
import { Link } from "react-router";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { SiteLink } from "../../../components/list/SiteLink.tsx";
import { pathTo } from "../../../lib/app/paths.ts";

type Props = { service: Pick<TourService, "_id" | "slug" | "title" | "isShown"> };

/** A link to the tour's page, unless it is hidden, and one to copy the tour. */
export function ServiceLinks({ service: { _id, slug, title, isShown } }: Props) {
  return (
    <>
      <SiteLink href={tourPagePath(slug)} title={title} isShown={isShown} />
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
