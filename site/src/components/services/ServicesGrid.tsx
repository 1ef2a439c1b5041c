import { filterValues } from "../../content/finding/tour-filter.ts";
import type { TourCard } from "../../content/tours/tour-card.ts";
import { paths } from "../../lib/paths.ts";
import { ServiceCard } from "./ServiceCard.tsx";

/** `scripts/tour-filters.ts` reads them. */
const filterAttributes = (tour: TourCard) =>
  Object.fromEntries(
    Object.entries(filterValues(tour)).map(([name, value]) => [`data-${name}`, value]),
  );

type Props = {
  services: TourCard[];
  heading: "h2" | "h3";
  aboveFold?: number | undefined;
  /** If more tours exist than shown, a link leads to all of them. */
  total?: number | undefined;
  /** Cards have a button that chooses their tour for a comparison. */
  areComparable?: boolean;
};

export function ServicesGrid(props: Props) {
  const { services, heading, aboveFold = 0, total = 0, areComparable = false } = props;
  if (services.length === 0) return <p className="notice">No tours yet.</p>;
  return (
    <>
      <ul className="services-grid">
        {services.map((service, index) => (
          <li key={service.path} {...filterAttributes(service)}>
            <ServiceCard
              service={service}
              heading={heading}
              isAboveFold={index < aboveFold}
              isComparable={areComparable}
            />
          </li>
        ))}
      </ul>
      {total > services.length && (
        <p className="section__more">
          <a className="text-link" href={paths.services}>
            See all {total.toLocaleString("en")} tours
          </a>
        </p>
      )}
    </>
  );
}
