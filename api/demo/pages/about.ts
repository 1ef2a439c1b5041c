import {
  contactButton,
  headingBlock,
  textBlock,
  type WrittenPage,
} from "../../starter-pages/written-page.ts";

/** The guests are samples, and named as such. */
export const aboutPage: WrittenPage = {
  slug: "about",
  title: "About Ibirwa Kivu Tours",
  description:
    "Ibirwa is the Kinyarwanda word for islands, and from Kibuye we show you ours: by bike, kayak and boat, and on foot. We plan every tour with you, and with the weather on the lake.",
  topic: null,
  blocks: [
    textBlock(
      "Lake Kivu lies at about 1,460 m, between Rwanda and the Democratic Republic of Congo, and Kibuye sits in the middle of its Rwandan shore. The coast here is broken into bays, peninsulas and islands, and it is often quicker to cross by boat than to follow the road. This is the country we know, and we keep our tours to it.\n\nWhat we offer follows from the place. The Congo Nile Trail, 227 km from Rubavu to Rusizi, passes close to town, so we ride it. The lake is often calm in the morning, so we paddle then. The fishermen go out at dusk, singing, in three hulls lashed together, so we go and listen. Coffee ripens from about March to July, so that is when we visit the washing stations. Above it all stands Mount Karongi, and our trail tours there last 6 to 12 hours.\n\nA guide's job, as we see it, is to open doors and then step back a little. We translate, we explain what you are looking at, and we tell you when it is better to put the camera away. We also tell you when a plan is not a good one: when the track is too wet, the wind too strong, or the day too short for what you had in mind.\n\nYou can come alone, as a couple, as a family or as a group. Send us your dates, tell us what you enjoy and how fit you are, and we'll send you a plan you can change.",
    ),
    contactButton,
    { type: "map", start: null },
    { type: "company" },
    { type: "team" },
    headingBlock("Sustainability"),
    textBlock(
      "Every path we use crosses someone's field, and every beach is someone's workplace. These are our rules, and we ask our guests to share them.",
    ),
    {
      type: "list",
      heading: null,
      items: [
        {
          title: "The money stays by the lake",
          text: "We buy meals, fruit, coffee and beds along the route, from the people who live there. Hosts and performers are paid for their time, at a price agreed beforehand.",
        },
        {
          title: "Ask first",
          text: "A greeting comes before a question, and a question before a photograph. If the answer is no, we say thank you and walk on. We ask guests not to hand sweets or money to children.",
        },
        {
          title: "Quiet near animals",
          text: "We do not clap to make the bats of Napoleon Island fly, play no recorded bird calls, and stay well back from nests and from the endangered grey crowned crane.",
        },
        {
          title: "Nothing left behind",
          text: "Rwanda does not allow plastic bags, and takes pride in its clean roads. We carry refillable bottles, bring our rubbish back to town, and use no soap in the lake.",
        },
        {
          title: "Muscle before motor",
          text: "Where you can walk, ride or paddle, we suggest that first. When a boat or a car is needed we share it, and we switch the engine off when we stop to look.",
        },
      ],
    },
    {
      type: "quotes",
      heading: "What guests say",
      quotes: [
        {
          name: "Sample guest A",
          comment:
            "We wrote that we had one day and two children. The answer was a short crossing to Amahoro Island, a swim and lunch, and that was the right amount of everything.",
        },
        {
          name: "Sample guest B",
          comment:
            "Rain had closed the track we wanted, and our guide said so at breakfast. We rode the coffee hills instead and did not feel that we had missed anything.",
        },
        {
          name: "Sample guest C",
          comment:
            "I liked that every stop began with a greeting. By the third day I could manage one in Kinyarwanda, and people on the trail were kind about my accent.",
        },
      ],
    },
    { type: "reviews" },
  ],
};
