import type { DemoTour } from "./demo-tour.ts";

/** Demo tours by bicycle. */
export const bikeTours: readonly DemoTour[] = [
  {
    slug: "congo-nile-trail-kibuye-section",
    title: "Congo Nile Trail Kibuye Section",
    description: [
      "Ride one day of the Congo Nile Trail on the dirt roads and footpaths above Kibuye, with the lake showing itself again at almost every bend. The whole trail runs 227 km from Rubavu to Rusizi and passes close to town, so a day is a good way to find out whether you want more of it.",
      "We leave early, while the air is cool, and ride on red earth and gravel between banana groves, bean fields and stands of eucalyptus. Some climbs are short and steep, and pushing the bike is normal; the men taking bananas to market by bicycle push theirs too. At a village shop there is tea or a cold drink, and time to practise the greetings you will hear all day.",
      "We choose the exact route that morning, once we know how the tracks have come through the last rain.",
    ].join("\n\n"),
    detailPage: "/service/congo-nile-trail-kibuye-section",
    highlights: [
      "A full day on the Congo Nile Trail without changing hotels",
      "Lake views from the ridges above the bay",
      "Red-earth tracks through banana and bean fields",
      "Tea stop in a village on the way",
      "A swim at the end for those who want one",
    ],
    tips: [
      "Wear shoes with a stiff sole and some grip: you will push the bike on the steepest parts.",
      "The lake lies at about 1,460 m and the sun is strong even under cloud; cover arms and neck.",
      "Carry small notes in Rwandan francs for tea and fruit. Village shops cannot change large ones.",
      'Greet people with "Muraho" (hello) and ask before you take a photograph.',
    ],
  },
  {
    slug: "five-days-on-the-congo-nile-trail",
    title: "Five Days on the Congo Nile Trail",
    description: [
      "Five days in the saddle take you from Rubavu in the north to Rusizi in the south, along the 227 km of the Congo Nile Trail, with Kibuye about half way. The name comes from the divide between two river basins: rain on one side of these hills runs to the Congo, rain on the other to the Nile.",
      "The trail keeps mostly to the lake side, climbing over one ridge after another and dropping back to bays where fishing boats lie on the sand. North of Kibuye you ride mainly on dirt, rough in places. South of it, dirt tracks alternate with stretches of the tarmac lake road, and towards Rusizi tea begins to replace coffee on the slopes.",
      "Nights are in guesthouses, some of them simple. Your bags go by road; you carry water, a rain jacket and a camera. If you would rather ride the northern half slowly and add Mount Karongi, look at our six-day mountain-bike tour.",
    ].join("\n\n"),
    detailPage: "/explore-more-to-Rwanda",
    highlights: [
      "The whole trail from Rubavu to Rusizi",
      "The watershed of the Congo and the Nile",
      "Fishing villages and coffee slopes in the north",
      "Tea country towards Rusizi in the south",
      "Luggage carried by road",
    ],
    tips: [
      "Train on hills before you come; the trail is hardly ever flat.",
      "Ride between June and September or from December to February. The long rains (March to May) turn the dirt to clay.",
      "Bring padded shorts and your own pedals if you are used to them.",
      "Take enough cash in Kibuye or Rubavu for several days; there are few machines between the towns.",
      "Learn three words before you start: Muraho (hello); Murakoze (thank you); Amakuru (how are you).",
    ],
  },
  {
    slug: "mount-karongi-mountain-bike-climb",
    title: "Mount Karongi Mountain Bike Climb",
    description: [
      "Mount Karongi stands over the hills behind Kibuye, and this ride goes up it: a long climb from the lake to the cool ridges near the top, then a descent that pays for it. It is the hardest day ride we offer, and it suits people who enjoy going uphill.",
      "Mount Karongi trail tours last 6 to 12 hours. Where your day falls between the two depends on the route, on the state of the track and on how often you stop to look back. The lake itself lies at about 1,460 m, so you start high and go higher; strong legs from sea level will notice it. We ride gravel and red earth between farms and eucalyptus, push where it is too steep, and eat lunch where there is a view.",
      "On a clear day the islands lie below you, with Idjwi and the Congolese hills behind. On other days you ride into the cloud, and need your jacket.",
    ].join("\n\n"),
    detailPage: "/service/mount-karongi-mountain-bike-climb",
    highlights: [
      "A climb from the lake shore to the Karongi ridges",
      "6 to 12 hours on the mountain depending on the route",
      "Picnic lunch with the islands below",
      "A long descent on gravel and red earth",
      "Shorter turning points for tired legs",
    ],
    tips: [
      "Spend a night or two by the lake first so that you are used to the altitude.",
      "Bring a warm layer and a rain jacket even when Kibuye is hot: the ridge is windy and much cooler.",
      "Carry at least two litres of water and start with food you know you can eat.",
      "Full-finger gloves are worth having for the way down.",
      "Avoid the weeks of heavy rain in April; dry months give a firmer track and clearer views.",
    ],
  },
  {
    slug: "coffee-hills-bike-loop",
    title: "Coffee Hills Bike Loop",
    description: [
      "A half-day loop through the coffee-growing hills near Kibuye, with a stop among the trees and another at a washing station by the lake. The riding is moderate: some honest climbs, wide dirt roads, and nothing that calls for mountain-bike technique.",
      "The coffee here is Bourbon arabica, grown by families on small plots, often beside bananas and beans. From roughly March to July you may see the red cherries being picked, carried in on heads and bicycles, floated, pulped, and spread on long drying tables where people sort them by hand. In the other months the station is quiet and we spend more time with the trees and on the bikes.",
      "We finish with a cup of coffee before riding back down to the bay. Many Rwandans grow coffee but drink tea, so do not be surprised if your question about milk and sugar starts a discussion.",
    ].join("\n\n"),
    detailPage: "/service/coffee-hills-bike-loop",
    highlights: [
      "A half-day ride of moderate effort",
      "Bourbon arabica trees on family plots",
      "Washing station and drying tables in the season",
      "A cup of coffee grown on these slopes",
      "Views over the bays of Kibuye",
    ],
    tips: [
      "Come between March and July for the harvest. These are also rainy weeks in part so pack a light jacket.",
      "Closed shoes are better than sandals both on the pedals and at the wet station.",
      "Ask the people at the tables before you photograph them or their work.",
      "Coffee to take home is paid in cash; bring francs.",
    ],
  },
  {
    slug: "gisovu-tea-ride",
    title: "Gisovu Tea Ride",
    description: [
      "Gisovu tea grows in the hills south-east of Kibuye, hundreds of metres above the lake, and the road up to it is one long climb. You feel the change as you ride: bananas and coffee give way to potatoes and pasture, the air cools, and then the slopes are suddenly covered by clipped, bright green tea.",
      "Strong riders can climb from the lake. Most people prefer to go up by car with the bikes on board, ride through the estate on its earth roads, and keep the long way down to Kibuye for the afternoon. The road is rough and stony, and slow by car too, so this takes a full day either way.",
      "Pickers are in the fields on working mornings, with baskets on their backs. Whether the factory can be visited is for the estate to say; we ask beforehand and tell you honestly.",
    ].join("\n\n"),
    detailPage: "/service/gisovu-tea-ride",
    highlights: [
      "Earth roads through the Gisovu tea fields",
      "Choice of climbing by bike or by car",
      "A long descent back towards the lake",
      "Pickers at work on weekday mornings",
      "Cool highland air near the edge of Nyungwe forest",
    ],
    tips: [
      "Bring a fleece or a warm layer. Gisovu can be cold and misty while Kibuye is in the sun.",
      "Use sunscreen all the same; tea fields offer no shade.",
      "Check your brakes with the guide before the descent and keep your speed down near villages.",
      "Stay on the paths between the bushes and ask the pickers before taking pictures.",
    ],
  },
];
