import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBeach } from "../start-places.ts";

export const nightBoatWithTheSingingFishermen: DemoTour = {
  slug: "night-boat-with-the-singing-fishermen",
  title: "Night Boat with the Singing Fishermen",
  description: [
    "At dusk the fishermen of Lake Kivu paddle out singing, in three hulls lashed side by side, and our boat takes you out to meet them where they fish. They are after sambaza, a small sardine brought here from Lake Tanganyika in the late 1950s.",
    "The songs keep the paddles in time on the long way out. Once in place the crew spreads a net beneath the hulls, lights the lamps, and waits for the fish to gather under the glow. Then everyone hauls. We lie nearby with our engine off, and come alongside if the captain agrees. Between two nets there is time to talk, through the guide, about the catch, the wind and the price of fish.",
    "We return late in the evening, when the lamps look like a town built on the water. The boats stay out until morning.",
  ].join("\n\n"),
  detailPage: "/service/night-boat-with-the-singing-fishermen",
  highlights: [
    "Work songs across the water at dusk",
    "Three-hulled boats seen from close by",
    "Sambaza fishing by lamplight",
    "A talk with the crew through your guide",
    "A lake full of lights on the way home",
  ],
  tips: [
    "Tell us your dates early: crews stay ashore around the full moon and in the closed season for fishing.",
    "Dress warmly. Two layers and a windproof jacket are right for a night on the water.",
    "Please do not use flash; it blinds the men at the net.",
    "Say Mwiriwe (good evening) and bring small notes if you would like to buy fish.",
    "Wear flat shoes that may get wet: boats are boarded from the beach.",
  ],
  photos: [
    { picture: "night-boat-with-the-singing-fishermen", caption: "At work by lamplight" },
    { picture: "three-hulled-boats-coming-home", caption: "Three hulls, lashed side by side" },
    { picture: "lamps-on-the-lake", caption: "A town built on the water" },
    { picture: "moonrise-over-idjwi", caption: "Around the full moon the crews stay ashore" },
  ],
  facts: {
    activities: ["Boat", "Culture"],
    duration: { unit: "hours", min: 4, max: 5 },
    level: {
      grade: "easy",
      note: "You sit in a motor boat; the step aboard from the beach is the hardest part.",
    },
    groupSize: { min: 1, max: 8 },
    minimumAge: 8,
    months: [1, 2, 3, 4, 5, 6, 7, 11, 12],
    languages: ["English", "French", "Kinyarwanda", "Swahili"],
    start: { ...kibuyeBeach, time: "17:00" },
    prices: [
      {
        amount: 40,
        currency: "USD",
        per: "person",
        people: { min: 3, max: 8 },
        note: "Sample price, with tea and fried sambaza",
      },
      { amount: 110, currency: "USD", per: "group", people: { min: 1, max: 2 } },
      {
        amount: 30_000,
        currency: "RWF",
        per: "person",
        people: { min: 3, max: 8 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Motor boat with skipper, life jackets and lights",
      "A guide who translates between you and the crew",
      "Ginger tea, and fried sambaza when there are some",
      "A payment to the crew we visit",
      "Blankets",
    ],
    notIncluded: ["Dinner", "Fish to take home"],
    toBring: ["A hat or scarf", "A torch with a red light, if you have one"],
    itinerary: [
      {
        when: "17:00",
        title: "Aboard from the beach",
        text: "The guide tells you how the fishing works, so that you know what you are looking at later.",
      },
      {
        when: "17:30",
        title: "The boats leave the bays",
        text: "We stop the engine and let the singing come to us.",
      },
      {
        when: "18:30",
        title: "Out to where they fish",
        text: "Lamps are lit, nets go down, and then everybody waits.",
        meals: "Ginger tea",
      },
      {
        when: "19:30",
        title: "Beside the net",
        text: "We come alongside if the captain agrees, see a haul, and talk.",
      },
      { when: "20:45", title: "Home through the lights" },
      { when: "21:30", title: "On the beach in Kibuye" },
    ],
    questions: [
      {
        question: "On which nights do they not go out?",
        answer:
          "For about a week around the full moon, when the lamps do not draw the fish, and in the closed season. It is announced each year and in recent years has fallen between August and October, so we offer no trips then. In a storm nobody goes, neither they nor we.",
      },
      {
        question: "Are we in their way?",
        answer:
          "We ask the captain before we come near, keep the engine off, and leave when the work needs quiet. The crew is paid for the visit, whatever it catches.",
      },
      {
        question: "Can I be sure of singing?",
        answer:
          "No. Most crews sing on the way out, some only on a cold night with a long way to go. Nobody sings for us on command, and we would rather keep it so.",
      },
      {
        question: "Is there a toilet on the boat?",
        answer: "No. There is one at the beach before we leave.",
      },
    ],
    related: ["sunset-kayak-among-the-islands", "sunrise-boat-and-breakfast"],
  },
};
