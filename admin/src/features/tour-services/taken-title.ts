import type { TourService } from "shared/tour-services";
import { askToConfirm } from "../../components/feedback/alerts.tsx";

const normalize = (title: string) => title.trim().toLowerCase();

/** Asks before a second tour gets the title of another one. */
export function askAboutTakenTitle(title: string, services: TourService[], create: () => void) {
  const isTaken = services.some((service) => normalize(service.title) === normalize(title));
  if (!isTaken) return create();
  askToConfirm({
    title: "There is already a tour with this title. Create another?",
    text: `Two tours named “${title.trim()}” are hard to tell apart.`,
    confirm: "Create another",
    onConfirm: create,
  });
}
