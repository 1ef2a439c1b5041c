import { Anchor } from "@mantine/core";
import { tourPagePath } from "shared/paths";
import type { TourService } from "shared/tour-services";

type Props = { tour: Pick<TourService, "_id" | "title" | "isShown"> | undefined };

/** Stands where a tour is named; a hidden one has no page. */
export function TourPageLink({ tour }: Props) {
  if (!tour?.isShown) return null;
  return (
    <Anchor
      href={tourPagePath(tour._id)}
      target="_blank"
      rel="noopener"
      size="sm"
      py={4}
      display="inline-block"
      aria-label={`View on the site: ${tour.title}`}
    >
      View on the site
    </Anchor>
  );
}
