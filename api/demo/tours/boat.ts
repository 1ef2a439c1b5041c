import type { DemoTour } from "./demo-tour.ts";

/** Demo tours by motor boat. */
export const boatTours: readonly DemoTour[] = [
  {
    slug: "night-boat-with-the-singing-fishermen",
    title: "Night Boat with the Singing Fishermen",
    description: [
      "At dusk the fishermen of Lake Kivu paddle out singing, in three hulls lashed side by side, and with our boat you can go out and meet them where they fish. They are after sambaza, a small sardine brought here from Lake Tanganyika in the late 1950s.",
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
  },
  {
    slug: "boat-to-amahoro-and-the-bird-islands",
    title: "Boat to Amahoro and the Bird Islands",
    description: [
      "An easy morning or afternoon by motor boat among the islands off Kibuye: birds on the small ones, bats on Napoleon Island if you like, and a long stop at Amahoro. It suits all ages, and nobody has to paddle.",
      "The islets are left mostly to the birds. Cormorants nest and quarrel in the trees, pied kingfishers hover and drop, and an African fish eagle often sits on the highest branch. We cut the engine early and drift, because the boat is a better hide than any bush. At Amahoro, whose name means peace, you can swim, walk round the shore or sit in the shade.",
      "Napoleon Island lies farther out. If the lake is calm and you have the time, we go on to see its outline, so like the emperor's hat, and its colony of fruit bats.",
    ].join("\n\n"),
    detailPage: "/service/boat-to-amahoro-and-the-bird-islands",
    highlights: [
      "Cormorants and kingfishers at close range",
      "Swimming stop at Amahoro Island",
      "Napoleon Island when the lake allows",
      "Suitable for small children and grandparents",
    ],
    tips: [
      "Bring binoculars and keep voices low near the nesting trees.",
      "Even with a roof over the boat the water throws the sun back at you: hat and sunscreen please.",
      "For Napoleon Island pack closed shoes; the path there is steep.",
      "Pack a swimsuit and some cash in a dry bag.",
    ],
  },
  {
    slug: "kibuye-to-rubavu-by-boat",
    title: "Kibuye to Rubavu by Boat",
    description: [
      "Travel from Kibuye to Rubavu on the lake instead of the road, along the northern half of Rwanda's shore, with your luggage on board and time for stops. It is a way to get on with your journey, and a day out in itself.",
      "Leaving the islands of Kibuye behind, we keep to Rwandan water and follow the hills of Rutsiro district. Fishing boats dry on the beaches, coffee stations stand by the bays, and out on the lake you may see the barge that draws methane from deep water for the power station at Kibuye. Around midday we land at a fishing village for lunch and a walk.",
      "In the north, on a clear day, the Virunga volcanoes stand behind the lake. We land at Rubavu, also known as Gisenyi, near the border with Congo. Allow most of the day, since wind decides the pace. The trip can also be made southwards.",
    ].join("\n\n"),
    detailPage: "/service/kibuye-to-rubavu-by-boat",
    highlights: [
      "The northern shore seen from the water",
      "Lunch stop in a fishing village",
      "The Virunga volcanoes on clear days",
      "Luggage travels with you",
      "Works in both directions",
    ],
    tips: [
      "Keep your passport with you in a dry bag: documents may be checked at the landing places.",
      "Mornings are calmer. If you are easily seasick take something before we leave.",
      "Bring a rain jacket in October and November and from March to May.",
      "Pack what you need during the day separately; the big bags are stowed under cover.",
    ],
  },
  {
    slug: "sunrise-boat-and-breakfast",
    title: "Sunrise Boat and Breakfast",
    description: [
      "We leave the jetty in the dark and wait on the lake for the sun to come up over the hills behind Kibuye, while the fishing boats paddle home past us. It is the quietest hour of the day, and often the clearest.",
      "The sun rises at about six all year. First the ridges of Idjwi catch the light in the west, then the islands, and last the water around the boat. The crews coming in have been out all night; some still sing, others are already counting the catch. We follow them to a landing place, where the sambaza are tipped out and sold before most of the town has had its tea.",
      "Breakfast is on an island or, if it is windy, on board: Rwandan coffee or tea, bread, eggs and fruit. You are back in Kibuye with the whole day still in front of you.",
    ].join("\n\n"),
    detailPage: "/service/sunrise-boat-and-breakfast",
    highlights: [
      "Daybreak on the lake",
      "Fishing boats returning with the night's catch",
      "Light reaching Idjwi first and the bay last",
      "Breakfast on an island",
      "Back in town early in the morning",
    ],
    tips: [
      "Bring a warm jacket for the first hour and sunscreen for the second.",
      "Carry a torch for the path to the jetty.",
      "Say Mwaramutse (good morning) to the crews and ask before photographing the sale of the fish.",
      "Tell us the day before if you do not eat eggs or bread.",
    ],
  },
];
