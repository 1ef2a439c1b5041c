export type MtbDay = {
  day: number;
  title: string;
  route: { from: string; to: string };
  text: string;
  ride: string;
  sleep: string;
  meals: string;
};

export const mtbTour: {
  title: string;
  teaser: { heading: string; text: string };
  intro: readonly string[];
  facts: readonly { label: string; value: string }[];
  days: readonly MtbDay[];
  included: readonly string[];
  notIncluded: readonly string[];
  pack: readonly string[];
  faq: readonly { question: string; answer: string }[];
} = {
  title: "6-Day MTB Adventure Through Rwanda",
  teaser: {
    heading: "6-Day MTB Adventure Through Rwanda",
    text: "Ride the northern half of the Congo Nile Trail from Rubavu to Kibuye, past fishing villages, coffee slopes and one bay after another. Then climb Mount Karongi by bike, and finish with an easy morning on the shore and a boat to Amahoro Island. Six days, five nights, and a bed near the lake or above it every evening.",
  },
  intro: [
    "The Congo Nile Trail runs 227 km along Lake Kivu, from Rubavu in the north to Rusizi in the south. This tour takes its northern half, down to Kibuye in Karongi district, and gives it four days instead of the usual two or three. That leaves time to stop: at a washing station, for a swim, for tea in a village where the whole school comes to look at the bikes.",
    "The fifth day belongs to Mount Karongi, whose trail tours last 6 to 12 hours, and the sixth to tired legs and the islands. The riding is mostly on dirt: gravel, red earth, stones, now and then a footpath. You do not have to be a racer, but you should like hills, because there is very little else.",
  ],
  facts: [
    { label: "Duration", value: "6 days" },
    { label: "Start", value: "Rubavu (Gisenyi), in the morning; arrive the evening before" },
    { label: "End", value: "Kibuye, Karongi district, in the afternoon of day 6" },
    { label: "Level", value: "Moderate to demanding: daily climbs, simple trail technique" },
    { label: "Bikes", value: "Mountain bike and helmet from us, or bring your own" },
    { label: "Nights", value: "5, in guesthouses, some of them simple" },
    { label: "Best months", value: "June to September and December to February" },
  ],
  days: [
    {
      day: 1,
      title: "Out of Rubavu and over the first ridges",
      route: { from: "Rubavu", to: "Cyimbili" },
      text: "We fit the bikes, load the bags and roll out of Rubavu along the lake, past the brewery and the hot springs at Nyamyumba. Soon afterwards the tarmac ends and the first climb begins. The day is short on the map and long in the legs: up through banana groves and villages, along a ridge with the lake far below, down again to the water. Cyimbili lies on a small beach among coffee trees, with an island in front of it. There is time for a swim before the fishermen set out for the night.",
      ride: "tarmac to warm up, then stony dirt with short, steep climbs",
      sleep: "Guesthouse by the lake at Cyimbili",
      meals: "Lunch, dinner",
    },
    {
      day: 2,
      title: "Fishing village and coffee",
      route: { from: "Cyimbili", to: "Kinunu" },
      text: "An easier day, with the lake close by for much of it. Through coffee and tall grass we ride to Nkora, a fishing village, where boats are mended on the beach and people come from both directions to trade. After that the track rolls on from bay to bay. We reach Kinunu early enough to visit the coffee washing station; from about March to July it is at work, and in other months we walk among the trees instead. The evening is for the beach, and for cleaning chains.",
      ride: "gravel and red earth, rolling",
      sleep: "Guesthouse at Kinunu",
      meals: "Breakfast, lunch, dinner",
    },
    {
      day: 3,
      title: "The long day through Rutsiro",
      route: { from: "Kinunu", to: "Bumba" },
      text: "This is the longest stage on the trail itself, so we start with the first light. The route leaves the shore, crosses the hills of Rutsiro district and drops to streams before every new climb. Some stretches are stony enough that you will be glad of a careful line; nobody minds if you walk them. We eat lunch in a village and fill the bottles there. The last hour goes uphill to Bumba, which lies high above the lake. It is cool in the evening, and supper is large and early.",
      ride: "dirt road with loose stones, several long climbs, some technical metres",
      sleep: "Simple guesthouse, or tents, at Bumba",
      meals: "Breakfast, lunch, dinner",
    },
    {
      day: 4,
      title: "Down to Kibuye",
      route: { from: "Bumba", to: "Kibuye" },
      text: "After yesterday, a half day. From Bumba we follow the hills south, with wide views over terraces and valleys, to the market town of Rubengera. From there the way goes down to Kibuye and its bays, partly on tarmac, and the islands come into sight one by one. We are in town for a late lunch. The afternoon is free: swim, sleep, or visit the Museum of the Environment on the shore. In the evening we look over the bikes and decide how far to go on Mount Karongi.",
      ride: "dirt along the hills, then a long descent partly on tarmac",
      sleep: "Guesthouse in Kibuye",
      meals: "Breakfast, lunch",
    },
    {
      day: 5,
      title: "Mount Karongi",
      route: { from: "Kibuye", to: "Mount Karongi and back" },
      text: "The big climb, without luggage and with the same bed waiting. Mount Karongi trail tours last 6 to 12 hours, and this ride is no exception: the group chooses its turning point on the way, and there are several good ones. The road leaves the bananas behind and winds through eucalyptus and grazing land to ridges where it is windy and cool. If the sky is clear you see the islands, Idjwi, and the hills of Congo beyond. Then comes the descent, all of it, with stops to rest hands and brakes. Dinner may include sambaza from the lake.",
      ride: "one long climb on gravel and red earth, and the same height down",
      sleep: "Guesthouse in Kibuye",
      meals: "Breakfast, picnic lunch, dinner",
    },
    {
      day: 6,
      title: "Shore loop and a boat to Amahoro Island",
      route: { from: "Kibuye", to: "Kibuye" },
      text: "Nobody gets up early today. After breakfast we ride a gentle loop round the peninsulas of Kibuye, with as many stops as you like, and buy fruit at the market on the way back. Then the bikes stay on land and we go by boat to Amahoro Island, whose name means peace, for a swim and a picnic. Cormorants and kingfishers keep us company. We are back in Kibuye in the early afternoon, in time for the road to Kigali, unless you decide to stay by the lake for another day.",
      ride: "easy tarmac and dirt along the shore",
      sleep: "None included; another night in Kibuye on request",
      meals: "Breakfast, picnic lunch",
    },
  ],
  included: [
    "Guide on a bike for all six days",
    "Mountain bike, helmet, tools and common spare parts",
    "Transport of one bag per person between the guesthouses",
    "Five nights in guesthouses, in shared double rooms",
    "Meals as listed for each day, and drinking water on the ride",
    "Boat to Amahoro Island on day 6, with life jackets",
  ],
  notIncluded: [
    "Flights, visa and travel insurance",
    "Travel to Rubavu and onward from Kibuye (we can arrange both)",
    "The night in Rubavu before the tour",
    "Dinner on day 4, and drinks other than water on the ride",
    "Tips, museum ticket and personal purchases",
  ],
  pack: [
    "Padded shorts and cycling gloves",
    "Shoes with a stiff sole and grip for pushing uphill",
    "Rain jacket and a warm layer for the ridges",
    "Sunscreen, sunglasses and a thin long-sleeved shirt",
    "Swimsuit, towel and sandals",
    "Small backpack or hip bag, with bottles for at least two litres",
    "Small dry bag for phone and passport",
    "Head torch, insect repellent and your own medicines",
    "Cash in small notes of Rwandan francs",
  ],
  faq: [
    {
      question: "How fit do I have to be?",
      answer:
        "You should be able to ride for four to six hours with climbing, several days in a row, and be ready to push the bike at times. The lake lies at about 1,460 m, so give yourself a day in Rwanda before the start. If one stage is too much, you can usually go ahead with the luggage.",
    },
    {
      question: "How long is the day on Mount Karongi?",
      answer:
        "Mount Karongi trail tours last 6 to 12 hours. The guide agrees a turning point with the group in the morning and checks again on the way up. Turning round early is always possible, and so is a day of rest by the lake.",
    },
    {
      question: "What happens when it rains?",
      answer:
        "We ride in light rain and wait out storms under a roof; they often pass within an hour or two. In the long rains, March to May, and the short rains, October to November, some tracks become deep clay or are cut off. Then we change the stage, use the road, or go part of the way by boat.",
    },
    {
      question: "Can I bring my own bike?",
      answer:
        "Yes. It should be a mountain bike with wide tyres, low gears and good brakes. Bring spare tubes, brake pads and a derailleur hanger that fits, because parts for newer bikes are hard to find in Rwanda. Your bike box can wait for you in Kibuye.",
    },
  ],
};
