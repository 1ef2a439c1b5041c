import type { TourService } from "shared/tour-services";
import { ServiceCard } from "./ServiceCard.tsx";

type Props = {
  services: TourService[];
  /** The level of the cards' headings on this page. */
  heading: "h2" | "h3";
};

/** The tours as cards, in one, two or three columns. */
export function ServicesGrid({ services, heading }: Props) {
  if (services.length === 0) return <p className="notice">No tours yet.</p>;
  return (
    <ul className="services-grid">
      {services.map((service) => (
        <li key={service._id}>
          <ServiceCard service={service} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
