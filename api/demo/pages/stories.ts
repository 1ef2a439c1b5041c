import { headingBlock, textBlock, type WrittenPage } from "../../starter-pages/written-page.ts";

/** Samples: their author says so. */
const author = "Sample author";

export const demoStories: readonly WrittenPage[] = [
  {
    slug: "the-morning-the-mist-stayed",
    title: "The morning the mist stayed",
    description: "We set out for Napoleon Island at seven and could not see the bow of the kayak.",
    topic: null,
    story: {
      date: "2026-09-14",
      author,
      photo: {
        picture: "paddling-through-mist",
        caption: null,
        alt: "Kayaks in the morning mist on Lake Kivu",
      },
      tours: ["kayak-to-napoleon-island", "sunset-kayak-among-the-islands"],
    },
    blocks: [
      textBlock(
        "In September the mist usually lifts before the kayaks are in the water. That morning it stayed. We waited on the beach with a thermos of tea, and nobody minded: the fishing boats came home out of the grey one after another, singing before we could see them.\n\nWhen we could make out the first island, we left. We kept the boats close together, and the guide called out every few strokes.",
      ),
      headingBlock("What you hear when you cannot see"),
      textBlock(
        "Kingfishers, long before you pass them. A radio on the shore. Then the bats of Napoleon Island, which sound like rain.\n\nThe mist opened as we landed. By the time we stood at the top of the path, the whole lake was there.",
      ),
    ],
  },
  {
    slug: "coffee-takes-a-year",
    title: "Coffee takes a year, the cup takes a morning",
    description:
      "From the first white flowers to the red cherries, and what you can see in which month.",
    topic: null,
    story: {
      date: "2026-06-28",
      author,
      photo: {
        picture: "coffee-cherries",
        caption: null,
        alt: "Red and green coffee cherries on a branch",
      },
      tours: ["coffee-from-cherry-to-cup", "coffee-hills-bike-loop"],
    },
    blocks: [
      textBlock(
        "Guests often ask for the harvest and come when it is over. It begins around March and ends in June or July, higher up a little later. Come in April or May and you'll see cherries arrive at the washing station on heads, bicycles and the backs of motorbikes.",
      ),
      headingBlock("And the rest of the year?"),
      textBlock(
        "The trees flower after the first rains in September, white and scented for only a few days. In between, the drying tables are empty, but the families still roast in a pan over the fire, and there's time to sit down.",
      ),
    ],
  },
];
