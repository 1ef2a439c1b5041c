import type { DemoTour } from "./demo-tour.ts";

/** Demo tours on foot in nature. */
export const natureTours: readonly DemoTour[] = [
  {
    slug: "mount-karongi-ridge-hike",
    title: "Mount Karongi Ridge Hike",
    description: [
      "Walk from the farms above Kibuye to the ridges of Mount Karongi, where the wind is cool and the lake lies far below with all its islands. There is no technical ground, only a great deal of uphill.",
      "Mount Karongi trail tours last 6 to 12 hours. The shorter walk starts higher up and turns back at a viewpoint; the longer one begins near the lake and takes in more of the ridge. We choose between them the evening before, according to the weather and to what you feel like. The path leads through banana groves and terraces, past schools and small churches, then into eucalyptus and open grazing land where herdsmen will want to know where you come from.",
      "On clear mornings you see across Idjwi to the mountains of Congo. Cloud often gathers by noon, which is the reason for our early start.",
    ].join("\n\n"),
    detailPage: "/service/mount-karongi-ridge-hike",
    highlights: [
      "6 to 12 hours on foot depending on the route",
      "The islands of Kibuye seen from above",
      "Terraces and villages on the way up",
      "Open ridges and eucalyptus woods",
      "Picnic at a viewpoint",
    ],
    tips: [
      "Wear walking boots with a good profile. Red earth is slippery for a day after rain.",
      "Pack sun protection and a warm layer together; you will need both.",
      "Carry two to three litres of water per person.",
      "People are at work in the fields: greet them with Mwaramutse (good morning) and ask before taking pictures.",
      "The clearest views usually come soon after rain has washed the air or early in the dry months.",
    ],
  },
  {
    slug: "birds-of-the-kivu-shore-at-dawn",
    title: "Birds of the Kivu Shore at Dawn",
    description: [
      "Be at the water before the sun and the shore of Lake Kivu belongs to the birds: kingfishers, cormorants, herons, weavers and sunbirds, all busy in the first two hours of light. This is a slow walk of about a morning, for beginners as much as for people with lists.",
      "We go along reed beds, gardens and quiet bays near Kibuye. Pied kingfishers are nearly certain. The small malachite kingfisher is a matter of looking hard at the right reed. African fish eagles call from the tall trees, and between about October and April ospreys come from the north. Grey crowned cranes, which are endangered, prefer marshy valleys; when they have been seen in the area, we go there and keep our distance.",
      "If you like, the last part can be made by boat, drifting along the islets where cormorants roost.",
    ].join("\n\n"),
    detailPage: "/service/birds-of-the-kivu-shore-at-dawn",
    highlights: [
      "Two hours of bird song at first light",
      "Pied and malachite kingfishers",
      "African fish eagles in the tall trees",
      "A chance of grey crowned cranes",
      "Optional boat along the cormorant islets",
    ],
    tips: [
      "Bring binoculars and wear muted colours; white and red stand out in the reeds.",
      "Long trousers and closed shoes are right for wet grass in the morning.",
      "We play no recorded calls. Patience works better and disturbs nobody.",
      "Visit from November to March if you want northern migrants as well as resident birds.",
    ],
  },
  {
    slug: "ndaba-falls-walk",
    title: "Ndaba Falls Walk",
    description: [
      "Ndaba Falls drop over a dark cliff beside the road from Kigali to Kibuye, and most travellers see them for a minute from the car. We stop, walk down into the valley, and stand where the water lands.",
      "The rock is called Urutare rwa Ndaba, and it has a story. A man named Ndaba found a great store of honey in the cliff, had his friends let him down to it, and ate and ate while they waited above. What became of him, and whose fault it was, is told in several ways. By the roadside you will often meet young storytellers who perform it, some with the iningiri, a fiddle with one string.",
      "The path is short but steep, between fields and stones. The falls are full in the rains and thin to a veil at the end of the dry season. The walk fits well into the day you travel to or from the lake.",
    ].join("\n\n"),
    detailPage: "/service/ndaba-falls-walk",
    highlights: [
      "The foot of the falls and not only the view from the road",
      "The story of Ndaba and the honey",
      "Storytellers with the one-string iningiri",
      "A good stop between Kigali and Kibuye",
    ],
    tips: [
      "Wear shoes with grip: the lower path is wet all year.",
      "Keep a few small notes ready for the storytellers and agree before they begin.",
      "Put camera and phone in a dry bag near the falls.",
      "The water is strongest in April and May and again in November.",
    ],
  },
];
