import type { ItineraryStage } from "shared/itinerary";
import type { TourFacts } from "shared/tour-facts";

export type MtbDay = {
  from: string;
  to: string;
  /** A photo of it has this in its title. */
  photo: string;
  stage: ItineraryStage;
};

const days: readonly MtbDay[] = [
  {
    from: "Rubavu",
    to: "Cyimbili",
    photo: "Congo Nile Trail",
    stage: {
      when: "Day 1",
      title: "Out of Rubavu and over the first ridges",
      text: "We fit the bikes, load the bags and roll out of Rubavu along the lake, past the brewery and the hot springs at Nyamyumba. Soon afterwards the tarmac ends and the first climb begins. The day is short on the map and long in the legs: up through banana groves and villages, along a ridge with the lake far below, down again to the water. Cyimbili lies on a small beach among coffee trees, with an island in front of it. There is time for a swim before the fishermen set out for the night.\n\nThe riding: tarmac to warm up, then stony dirt with short, steep climbs.",
      distance: 25,
      ascent: 650,
      meals: "Lunch, dinner",
      night: "Guesthouse by the lake at Cyimbili",
    },
  },
  {
    from: "Cyimbili",
    to: "Kinunu",
    photo: "washing station",
    stage: {
      when: "Day 2",
      title: "Fishing village and coffee",
      text: "An easier day, with the lake close by for much of it. Through coffee and tall grass we ride to Nkora, a fishing village, where boats are mended on the beach and people come from both directions to trade. After that the track rolls on from bay to bay. We reach Kinunu early enough to visit the coffee washing station; from about March to July it is at work, and in other months we walk among the trees instead. The evening is for the beach, and for cleaning chains.\n\nThe riding: gravel and red earth, rolling.",
      distance: 17,
      ascent: 650,
      meals: "Breakfast, lunch, dinner",
      night: "Guesthouse at Kinunu",
    },
  },
  {
    from: "Kinunu",
    to: "Bumba",
    photo: "terraces",
    stage: {
      when: "Day 3",
      title: "The long day through Rutsiro",
      text: "This is the longest stage on the trail itself, so we start with the first light. The route leaves the shore, crosses the hills of Rutsiro district and drops to streams before every new climb. Some stretches are stony enough that you will be glad of a careful line; nobody minds if you walk them. We eat lunch in a village and fill the bottles there. The last hour goes uphill to Bumba, which lies high above the lake. It is cool in the evening, and supper is large and early.\n\nThe riding: dirt road with loose stones, several long climbs, some technical metres.",
      distance: 33,
      ascent: 1050,
      meals: "Breakfast, lunch, dinner",
      night: "Simple guesthouse, or tents, at Bumba",
    },
  },
  {
    from: "Bumba",
    to: "Kibuye",
    photo: "market",
    stage: {
      when: "Day 4",
      title: "Down to Kibuye",
      text: "After yesterday, a half day. From Bumba we follow the hills south, with wide views over terraces and valleys, to the market town of Rubengera. From there the way goes down to Kibuye and its bays, partly on tarmac, and the islands come into sight one by one. We are in town for a late lunch. The afternoon is free: swim, sleep, or visit the Museum of the Environment on the shore. In the evening we look over the bikes and decide how far to go on Mount Karongi.\n\nThe riding: dirt along the hills, then a long descent partly on tarmac.",
      distance: 25,
      ascent: 550,
      meals: "Breakfast, lunch",
      night: "Guesthouse in Kibuye",
    },
  },
  {
    from: "Kibuye",
    to: "Mount Karongi and back",
    photo: "Mount Karongi",
    stage: {
      when: "Day 5",
      title: "Mount Karongi",
      text: "The big climb, without luggage and with the same bed waiting. Mount Karongi trail tours last 6 to 12 hours, and this ride is no exception: the group chooses its turning point on the way, and there are several good ones. The road leaves the bananas behind and winds through eucalyptus and grazing land to ridges where it is windy and cool. If the sky is clear you see the islands, Idjwi, and the hills of Congo beyond. Then comes the descent, all of it, with stops to rest hands and brakes. Dinner may include sambaza from the lake.\n\nThe riding: one long climb on gravel and red earth, and the same height down.",
      distance: 44,
      ascent: 1450,
      meals: "Breakfast, picnic lunch, dinner",
      night: "Guesthouse in Kibuye",
    },
  },
  {
    from: "Kibuye",
    to: "Kibuye",
    photo: "kingfisher",
    stage: {
      when: "Day 6",
      title: "Shore loop and a boat to Amahoro Island",
      text: "Nobody gets up early today. After breakfast we ride a gentle loop round the peninsulas of Kibuye, with as many stops as you like, and buy fruit at the market on the way back. Then the bikes stay on land and we go by boat to Amahoro Island, whose name means peace, for a swim and a picnic. Cormorants and kingfishers keep us company. We are back in Kibuye in the early afternoon, in time for the road to Kigali, unless you decide to stay by the lake for another day.\n\nThe riding: easy tarmac and dirt along the shore.",
      distance: 18,
      ascent: 250,
      meals: "Breakfast, picnic lunch",
      night: "None included; another night in Kibuye on request",
    },
  },
];

const facts: TourFacts = {
  activities: ["Bike", "Nature"],
  duration: { unit: "days", min: 6, max: null },
  level: {
    grade: "demanding",
    note: "Daily climbs, simple trail technique; by the lake it is moderate",
  },
  groupSize: { min: 2, max: 8 },
  minimumAge: 16,
  months: [1, 2, 6, 7, 8, 9, 12],
  languages: ["English", "French", "Kinyarwanda"],
  start: {
    place: "Rubavu (Gisenyi); arrive the evening before",
    time: "07:30",
    point: { latitude: -1.7032, longitude: 29.2575 },
  },
  prices: [
    {
      amount: 890,
      currency: "USD",
      per: "person",
      people: { min: 4, max: 8 },
      note: "Sample price, with bike, nights, meals and luggage transport",
    },
    {
      amount: 1_040,
      currency: "USD",
      per: "person",
      people: { min: 2, max: 3 },
      note: "Sample price",
    },
  ],
  included: [
    "Guide on a bike for all six days",
    "Mountain bike, helmet, tools and common spare parts",
    "Transport of one bag per person between the guesthouses",
    "Five nights in guesthouses, some of them simple, in shared double rooms",
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
  toBring: [
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
  itinerary: days.map(({ stage }) => stage),
  questions: [
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
  related: [],
  route: null,
};

export const mtbTour = {
  title: "6-Day MTB Adventure Through Rwanda",
  teaser: {
    heading: "6-Day MTB Adventure Through Rwanda",
    text: "Ride the northern half of the Congo Nile Trail from Rubavu to Kibuye, past fishing villages, coffee slopes and one bay after another. Then climb Mount Karongi by bike, and finish with an easy morning on the shore and a boat to Amahoro Island. Six days, five nights, and a bed near the lake or above it every evening.",
  },
  intro: [
    "The Congo Nile Trail runs 227 km along Lake Kivu, from Rubavu in the north to Rusizi in the south. This tour takes its northern half, down to Kibuye in Karongi district, and gives it four days instead of the usual two or three. That leaves time to stop: at a washing station, for a swim, for tea in a village where the whole school comes to look at the bikes.",
    "The fifth day belongs to Mount Karongi, whose trail tours last 6 to 12 hours, and the sixth to tired legs and the islands. The riding is mostly on dirt: gravel, red earth, stones, now and then a footpath. You do not have to be a racer, but you should like hills, because there is very little else.",
  ],
  days,
  facts,
};
