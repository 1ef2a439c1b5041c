import type { StoryCard } from "../../content/stories/stories.ts";
import { StoryGrid } from "./StoryGrid.tsx";

/** The stories that name a tour. */
export function TourStories({ stories }: { stories: StoryCard[] }) {
  if (stories.length === 0) return null;
  return (
    <section className="related story-row">
      <h2 className="service__subtitle">Stories about this tour</h2>
      <StoryGrid stories={stories} heading="h3" />
    </section>
  );
}
