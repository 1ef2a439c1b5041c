import type { DemoTour } from "./demo-tour.ts";

/** Demo tours about people and places. */
export const cultureTours: readonly DemoTour[] = [
  {
    slug: "kibuye-town-and-market-walk",
    title: "Kibuye Town and Market Walk",
    description: [
      "Kibuye, the town of Karongi district, is spread along bays and peninsulas, so a walk through it is also a walk along the lake. In half a day your guide shows you the market, the shore and the places where people meet.",
      "At the market you learn the names of what you will be eating: isombe (cassava leaves), small dried sambaza, sweet bananas and the ones for cooking, tree tomatoes, beans in a dozen colours. Down by the water stands the Museum of the Environment, with rooms about energy and nature and a roof garden of medicinal plants.",
      "The church on the peninsula is a memorial to those killed there in the genocide against the Tutsi in 1994. We go there only if you wish to, and in silence. Otherwise the walk follows the shore road back, with a stop for tea.",
    ].join("\n\n"),
    detailPage: "/service/kibuye-town-and-market-walk",
    highlights: [
      "Kibuye market with somebody who knows the stalls",
      "The shore road along the bays",
      "Museum of the Environment and its roof garden",
      "Tea in town with your guide",
      "The memorial church for those who wish to visit",
    ],
    tips: [
      "Wear comfortable shoes and cover shoulders and knees.",
      "Ask before photographing people or their stalls. Do not photograph visitors or ceremonies at the memorial.",
      "Bring small notes for fruit and for the museum ticket.",
      "On the last Saturday of the month the morning is for umuganda (community work); shops and market open later.",
      "Muraho (hello) opens every conversation and Murakoze (thank you) closes it well.",
    ],
  },
  {
    slug: "coffee-from-cherry-to-cup",
    title: "Coffee from Cherry to Cup",
    description: [
      "Follow coffee through every step on one hillside by the lake: the tree, the red cherry, the washing station, the drying table, the pan over the fire and at last the cup. It is Bourbon arabica, grown by families on small plots.",
      "In the harvest, roughly from March to July, you can pick a few cherries yourself and bring them to the station. There they are floated, pulped, fermented and washed, and then lie for many days on raised tables in the sun, turned and sorted by hand. Outside the season the machines stand still, but the trees, the pruning, the roasting and the tasting are always there to see.",
      "In the last hour we roast on a wood fire, crush the beans in a wooden mortar and drink the result together, slowly, talking about what a farmer is paid and what a cup costs elsewhere.",
    ].join("\n\n"),
    detailPage: "/service/coffee-from-cherry-to-cup",
    highlights: [
      "Bourbon arabica on family plots",
      "Picking and washing in the season",
      "Hand sorting at the drying tables",
      "Roasting over a wood fire",
      "Tasting with the people who grew it",
    ],
    tips: [
      "April to June is usually the busiest time at the stations; say so if picking matters to you.",
      "Wear closed shoes: slopes are steep and station floors are wet.",
      "Bring cash if you would like to take coffee home.",
      "Ask the sorters before you take their picture and show it to them afterwards.",
    ],
  },
  {
    slug: "a-day-with-a-lakeside-family",
    title: "A Day with a Lakeside Family",
    description: [
      "Spend a day at a home above the lake and join in whatever the day asks for: hoeing, fetching water, shelling beans, cooking, and sitting down together to eat. Nothing is put on for show, so no two days are alike.",
      "You come in the morning with a guide who translates. There may be goats to tether or bananas to cut, and there will be questions, because your hosts are as curious as you are. Lunch is cooked on charcoal or wood and takes as long as it takes. It might be beans with cooking bananas, isombe (cassava leaves), and sambaza from the lake, eaten from shared dishes.",
      "In the afternoon there is a walk to the fields or down to the boats. The hosts set the limits of the visit, and they are paid for their day as any other work would be.",
    ].join("\n\n"),
    detailPage: "/service/a-day-with-a-lakeside-family",
    highlights: [
      "Everyday work in house and field",
      "Cooking and eating lunch together",
      "A guide who translates in both directions",
      "A walk to the fields or the boats",
      "Fair pay for the hosts",
    ],
    tips: [
      "Wear clothes that may get dirty and shoes you can slip off at the door.",
      "Greet the oldest person first: Muraho and a handshake with the left hand touching your right arm.",
      "Keep sweets and money out of children's hands. If you want to give something ask the guide what is useful.",
      "Take photographs late in the visit and only after asking.",
      "Tell us beforehand about allergies or food you do not eat.",
    ],
  },
  {
    slug: "dance-and-drum-evening",
    title: "Dance and Drum Evening",
    description: [
      "An evening of Rwandan dance and drumming by the lake, with the steps and rhythms explained, and the offer to try them yourself before the night is over. It begins at dusk and lasts as long as a good dinner.",
      "Three things belong together. The women's dance is slow and flowing, arms raised like the long horns of cattle. The intore, once the chosen dancers of the royal court, leap and stamp with bells at their ankles and manes of pale grass on their heads. And the drums, the ingoma, are played in a group, with one drum leading and the others answering.",
      "Afterwards sticks are handed round. Rwandan rhythms often count in five, which visitors tend to discover with their feet. There is food from local kitchens, and time to speak with the musicians.",
    ].join("\n\n"),
    detailPage: "/service/dance-and-drum-evening",
    highlights: [
      "Intore dance with grass headdresses and ankle bells",
      "The women's dance and what the arms mean",
      "A drum circle that visitors may join",
      "Dinner by the lake",
    ],
    tips: [
      "Wear flat shoes and loose clothes if you mean to dance.",
      "Bring a light jacket; evenings by the lake are cool.",
      "Photographs are usually welcome during the dances. Ask first for portraits.",
      "If you want to thank the group do so in cash through the leader; it is shared among all.",
    ],
  },
];
