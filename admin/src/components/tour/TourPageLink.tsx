import { Anchor } from "@mantine/core";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { useSiteLink } from "../../lib/requests/use-site-link.ts";

type Props = { tour: Pick<TourService, "slug" | "title" | "isShown"> | undefined };

/** Links to a tour's page; a hidden tour has none. */
export function TourPageLink({ tour }: Props) {
  return tour?.isShown ? <ShownTourLink tour={tour} /> : null;
}

function ShownTourLink({ tour }: { tour: Pick<TourService, "slug" | "title"> }) {
  const { href, text } = useSiteLink(tourPagePath(tour.slug));
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener"
      size="sm"
      py={4}
      display="inline-block"
      aria-label={`${text}: ${tour.title}`}
    >
      {text}
    </Anchor>
  );
}
