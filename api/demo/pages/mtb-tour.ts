import { textBlock, untitled, type WrittenPage } from "../../starter-pages/written-page.ts";
import { mtbItinerary } from "./mtb-itinerary.ts";

const title = "6-Day MTB Adventure Through Rwanda";

const pictureBlock = (picture: string, alt: string) =>
  ({ type: "picture", photo: { picture, caption: null, alt } }) as const;

/** The public beach. */
const rubavu = { latitude: -1.7028, longitude: 29.2563 };

export const mtbTourPage: WrittenPage = {
  slug: "explore-more-to-Rwanda",
  title,
  description:
    "Ride the northern half of the Congo Nile Trail from Rubavu to Kibuye, past fishing villages, coffee slopes and one bay after another. Then climb Mount Karongi by bike, and finish with an easy morning on the shore and a boat to Amahoro Island. Six days, five nights, and a bed near the lake or above it every evening.",
  topic: title,
  blocks: [
    pictureBlock(
      "riders-under-eucalyptus",
      "Cyclists on a red track between tall eucalyptus trees.",
    ),
    pictureBlock("red-earth-switchbacks", "A red track winds up a green hillside."),
    pictureBlock("coffee-cherries", "Ripe red coffee cherries on a branch."),
    pictureBlock("three-hulled-boats-coming-home", "Fishing boats with three hulls on the lake."),
    {
      type: "facts",
      facts: [
        { name: "Activity", value: "Bike, Nature", note: null },
        { name: "Duration", value: "6 days", note: null },
        {
          name: "Level",
          value: "Demanding",
          note: "Daily climbs, simple trail technique; by the lake it is moderate",
        },
        { name: "Group", value: "2 to 8 people", note: null },
        { name: "Age", value: "16 and up", note: null },
        { name: "Best months", value: "June to September, December to February", note: null },
        { name: "Led by", value: "Sample guide 2", note: null },
        { name: "Your guide speaks", value: "English, French, Kinyarwanda", note: null },
        { name: "Start", value: "Rubavu (Gisenyi); arrive the evening before", note: "at 07:30" },
      ],
    },
    textBlock(
      "The Congo Nile Trail runs 227 km along Lake Kivu, from Rubavu in the north to Rusizi in the south. This tour takes its northern half, down to Kibuye in Karongi district, and gives it four days instead of the usual two or three. That leaves time to stop: at a washing station, for a swim, for tea in a village where the whole school comes to look at the bikes.\n\nThe fifth day belongs to Mount Karongi, whose trail tours last 6 to 12 hours, and the sixth to tired legs and the islands. The riding is mostly on dirt: gravel, red earth, stones, now and then a footpath. You do not have to be a racer, but you should like hills, because there is very little else.",
    ),
    {
      type: "itinerary",
      unit: "days",
      stages: mtbItinerary,
    },
    { type: "map", start: { place: "Rubavu (Gisenyi)", point: rubavu } },
    {
      type: "prices",
      prices: [
        {
          amount: 890,
          currency: "USD",
          per: "person",
          people: { min: 4, max: 8 },
          note: "Sample price, with bike, nights, meals and luggage transport",
        },
        {
          amount: 1040,
          currency: "USD",
          per: "person",
          people: { min: 2, max: 3 },
          note: "Sample price",
        },
      ],
    },
    {
      type: "list",
      heading: "Included",
      items: untitled([
        "Guide on a bike for all six days",
        "Mountain bike, helmet, tools and common spare parts",
        "Transport of one bag per person between the guesthouses",
        "Five nights in guesthouses, some of them simple, in shared double rooms",
        "Meals as listed for each day, and drinking water on the ride",
        "Boat to Amahoro Island on day 6, with life jackets",
      ]),
    },
    {
      type: "list",
      heading: "Not included",
      items: untitled([
        "Flights, visa and travel insurance",
        "Travel to Rubavu and onward from Kibuye (we can arrange both)",
        "The night in Rubavu before the tour",
        "Dinner on day 4, and drinks other than water on the ride",
        "Tips, museum ticket and personal purchases",
      ]),
    },
    {
      type: "list",
      heading: "What to bring",
      items: untitled([
        "Padded shorts and cycling gloves",
        "Shoes with a stiff sole and grip for pushing uphill",
        "Rain jacket and a warm layer for the ridges",
        "Sunscreen, sunglasses and a thin long-sleeved shirt",
        "Swimsuit, towel and sandals",
        "Small backpack or hip bag, with bottles for at least two litres",
        "Small dry bag for phone and passport",
        "Head torch, insect repellent and your own medicines",
        "Cash in small notes of Rwandan francs",
      ]),
    },
    {
      type: "questions",
      heading: "Questions",
      withShared: true,
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
    },
    {
      type: "callToAction",
      text: null,
      label: "Book",
      link: "/?tour=6-Day+MTB+Adventure+Through+Rwanda#plan-your-tour",
    },
  ],
};
