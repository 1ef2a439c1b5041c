import type { TourService } from "shared/content/tours/tour-services";
import { askToConfirm } from "../../../components/feedback/alerts.ts";
import { copyTitle } from "./values/copy-service.ts";

const normalize = (title: string) => title.trim().toLowerCase();

/** Asks before creating a tour with a title in use, or with the unchanged title of a copy. */
export function confirmTitle(title: string, services: TourService[], create: () => void) {
  const isTaken = services.some((service) => normalize(service.title) === normalize(title));
  const isCopy = services.some((service) => copyTitle(service) === title.trim());
  if (isCopy && !isTaken)
    return askToConfirm({
      title: "Rename this tour first?",
      text: `Visitors would see “${title.trim()}”.`,
      confirm: "Create anyway",
      onConfirm: create,
    });
  if (!isTaken) return create();
  askToConfirm({
    title: "There is already a tour with this title. Create another?",
    text: `Guests would find it hard to tell two tours named “${title.trim()}” apart.`,
    confirm: "Create another",
    onConfirm: create,
  });
}
