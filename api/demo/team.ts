type DemoMember = {
  /** Also the name of the picture. */
  id: string;
  name: string;
  role: string;
  languages: string[];
  since: number;
  firstAid: string;
  words: string;
  /** Ids of tours. */
  leads: readonly string[];
};

/** Samples, and named as such. */
export const demoTeam: readonly DemoMember[] = [
  {
    id: "sample-guide-1",
    name: "Sample guide 1",
    role: "Kayak and boat guide",
    languages: ["English", "French", "Kinyarwanda"],
    since: 2016,
    firstAid: "Sample certificate, 2025",
    words: "I like the first hour best, before the wind is up.",
    leads: [
      "kayak-to-napoleon-island",
      "amahoro-island-kayak-and-swim",
      "sunset-kayak-among-the-islands",
      "three-day-kayak-along-the-shore",
      "sunrise-boat-and-breakfast",
      "boat-to-amahoro-and-the-bird-islands",
      "birds-of-the-kivu-shore-at-dawn",
    ],
  },
  {
    id: "sample-guide-2",
    name: "Sample guide 2",
    role: "Bike guide",
    languages: ["English", "Kinyarwanda", "Swahili"],
    since: 2018,
    firstAid: "Sample certificate, 2024",
    words: "Ask me which climb I still walk.",
    leads: [
      "congo-nile-trail-kibuye-section",
      "five-days-on-the-congo-nile-trail",
      "mount-karongi-mountain-bike-climb",
      "coffee-hills-bike-loop",
      "gisovu-tea-ride",
    ],
  },
  {
    id: "sample-guide-3",
    name: "Sample guide 3",
    role: "Walks, coffee and village visits",
    languages: ["English", "French", "Kinyarwanda"],
    since: 2020,
    firstAid: "Sample certificate, 2025",
    words: "A visit starts with a greeting. I'll teach you one on the way.",
    leads: [
      "kibuye-town-and-market-walk",
      "coffee-from-cherry-to-cup",
      "a-day-with-a-lakeside-family",
      "mount-karongi-ridge-hike",
      "ndaba-falls-walk",
      "night-boat-with-the-singing-fishermen",
    ],
  },
];
