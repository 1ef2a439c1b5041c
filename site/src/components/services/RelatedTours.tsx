import type { TourCard } from "../../content/tours/tour-card.ts";
import { ServicesGrid } from "./ServicesGrid.tsx";

export function RelatedTours({ tours }: { tours: TourCard[] }) {
  if (tours.length === 0) return null;
  return (
    <section className="related">
      <h2 className="service__subtitle">You may also like</h2>
      <ServicesGrid services={tours} heading="h3" />
    </section>
  );
}
