import { comparablePrice } from "../../content/tours/comparable-price.ts";
import type { TourCard } from "../../content/tours/tour-card.ts";
import { toTourLength } from "../../content/tours/tour-choice.ts";
import { paths } from "../../lib/paths.ts";
import { ServiceCard } from "./ServiceCard.tsx";

/** Data for `scripts/tour-filters.ts`, which cannot compare a group's price with a person's. */
const comparedBy = ({ facts, fromPrice }: TourCard) => ({
  "data-length": toTourLength(facts.duration),
  "data-price": fromPrice?.per === "person" ? comparablePrice(fromPrice) : undefined,
});

type Props = {
  services: TourCard[];
  heading: "h2" | "h3";
  aboveFold?: number | undefined;
  /** If more tours exist than shown, a link leads to all of them. */
  total?: number | undefined;
};

export function ServicesGrid({ services, heading, aboveFold = 0, total = 0 }: Props) {
  if (services.length === 0) return <p className="notice">No tours yet.</p>;
  return (
    <>
      <ul className="services-grid">
        {services.map((service, index) => (
          <li key={service._id} {...comparedBy(service)}>
            <ServiceCard service={service} heading={heading} isAboveFold={index < aboveFold} />
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
