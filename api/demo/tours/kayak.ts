import type { DemoTour } from "./demo-tour.ts";

/** Demo tours by kayak. */
export const kayakTours: readonly DemoTour[] = [
  {
    slug: "kayak-to-napoleon-island",
    title: "Kayak to Napoleon Island",
    description: [
      "Napoleon Island rises from the lake off Kibuye in the shape of the emperor's hat, and by kayak you come close enough to hear its fruit bats before you see them. The island is a steep green cone; in Kinyarwanda it is also called Nyamunini.",
      "We start in the morning, when the lake is usually calm, and thread our way between the smaller islands with rests wherever you like. Once ashore, you can walk up a narrow, steep path. The bats hang in the trees by day, large and restless, and they do not need our help to fly: we keep our voices down and do not clap to make them rise. From the top the whole archipelago of Kibuye lies around you, with the Congolese shore beyond.",
      "You need no kayaking experience, only the will to paddle for several hours. We practise near the beach until everyone can steer and stop.",
    ].join("\n\n"),
    detailPage: "/service/kayak-to-napoleon-island",
    highlights: [
      "An island in the shape of Napoleon's hat",
      "A colony of fruit bats in the trees",
      "A steep walk to the top and a view over the islands",
      "Quiet water between the smaller islands",
      "Paddling lesson at the beach before we leave",
    ],
    tips: [
      "Put trainers or walking shoes in the dry bag: the island path is too steep for sandals.",
      "The sun comes from above and from the water. Wear a hat and a long-sleeved shirt that may get wet.",
      "Never touch a bat and do not sit under the roosting trees.",
      "Bring two litres of water per person; nothing is sold on the island.",
      "Wind often gets up in the afternoon so please be punctual in the morning.",
    ],
  },
  {
    slug: "sunset-kayak-among-the-islands",
    title: "Sunset Kayak among the Islands",
    description: [
      "Two hours on the water at the end of the day, when the wind has usually dropped and the light comes low over Idjwi. So near the equator the sun sets at about six all year round, and it sets quickly, so we are on the lake by late afternoon.",
      "We keep to the sheltered channels between the islands close to Kibuye, where cormorants dry their wings on dead branches and kingfishers work along the banks. At about this hour the fishermen set out. Their three-hulled boats leave the bays one after another, and on a still evening you hear the singing well before you can make out the paddles. We stop, let them pass, and give them plenty of room; they are going to work.",
      "The first lamps are lit as we turn for home, and we land with the last of the light. Beginners are welcome.",
    ].join("\n\n"),
    detailPage: "/service/sunset-kayak-among-the-islands",
    highlights: [
      "Low evening light over the islands and Idjwi",
      "Fishermen singing on their way out",
      "Kingfishers and cormorants along the banks",
      "Sheltered water suitable for beginners",
      "Back on the beach by nightfall",
    ],
    tips: [
      "Bring a thin jacket for the way back; the air cools as soon as the sun is down.",
      "Leave your phone in the dry bag or on a lanyard. The lake is very deep.",
      "Greet the crews with Mwiriwe (good evening) and ask by gesture before pointing a camera at them.",
      "Use insect repellent before you set off: we come ashore at dusk.",
    ],
  },
  {
    slug: "amahoro-island-kayak-and-swim",
    title: "Amahoro Island Kayak and Swim",
    description: [
      "Amahoro means peace, and the small island of that name near Kibuye is a good first goal for people who have never held a paddle. The way there is short and mostly sheltered, the landing is easy, and once there you have nothing to do but swim, read and look across the water.",
      "We take our time. There is a lesson in the shallows first, then a slow crossing with stops to watch birds on the islets. Lake Kivu has no crocodiles and no hippos, and the water is mild all year, but the bottom falls away steeply, so we show you where to swim and everyone wears a life jacket in the boats.",
      "Allow half a day. Families can use double kayaks, with an adult behind and a child in front, and anyone who has had enough can be fetched by motor boat.",
    ].join("\n\n"),
    detailPage: "/service/amahoro-island-kayak-and-swim",
    highlights: [
      "A short crossing for first-time paddlers",
      "Swimming from the shore of Amahoro Island",
      "Double kayaks for families",
      "Bird life on the islets along the way",
      "Return by motor boat possible",
    ],
    tips: [
      "Wear your swimsuit under your clothes and bring a towel in the dry bag we lend you.",
      "Reapply sunscreen after the swim; at 1,460 m you burn faster than at the coast.",
      "Carry a little cash in case there is something to drink or eat on the island.",
      "Ask your doctor at home about swimming in fresh water in Africa before you travel.",
    ],
  },
  {
    slug: "three-day-kayak-along-the-shore",
    title: "Three-Day Kayak along the Shore",
    description: [
      "For three days you follow the Rwandan shore of Lake Kivu from Kibuye, bay by bay, sleeping by the water and carrying what you need in the kayak. We decide with you, and with the wind, whether to go north or south.",
      "A day has a simple shape. We paddle early while the lake is flat, rest through the hot hours in a village or on a beach, and go on for a while in the afternoon if the water allows. The hills come straight down to the lake here, so you see the country as the fishermen do: terraces above, boats drawn up below, a path with people on it, children calling across the water. Coffee washing stations stand by some of the bays.",
      "Nights are in tents or simple guesthouses. You should be able to swim, be used to some exercise, and not mind washing in the lake.",
    ].join("\n\n"),
    detailPage: "/service/three-day-kayak-along-the-shore",
    highlights: [
      "Three days and two nights by the water",
      "Villages and coffee stations seldom seen from the road",
      "Early starts on flat water",
      "Camping or simple guesthouses",
      "Route chosen with the wind",
    ],
    tips: [
      "Pack little and pack soft: everything has to go into dry bags.",
      "Bring a head torch and a warm layer for the evenings.",
      "Sandals with a heel strap are the best footwear for landing on stones.",
      "The dry months (June to September and December to February) have the steadiest weather; storms come up fast in the rains.",
      "Ask before you photograph people at the lake. Many come there to wash.",
    ],
  },
];
