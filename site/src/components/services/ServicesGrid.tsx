import type { TourService } from "shared/tour-services";
import { ServiceCard } from "./ServiceCard.tsx";

type Props = {
  services: TourService[];
  /** The level of the cards' headings on this page. */
  heading: "h2" | "h3";
  /** How many of the pictures are seen before anybody scrolls. */
  inSight?: number;
};

/** The tours as cards, in one, two or three columns. */
export function ServicesGrid({ services, heading, inSight = 0 }: Props) {
  if (services.length === 0) return <p className="notice">No tours yet.</p>;
  return (
    <ul className="services-grid">
      {services.map((service, index) => (
        <li key={service._id}>
          <ServiceCard service={service} heading={heading} isInSight={index < inSight} />
        </li>
      ))}
    </ul>
  );
}
