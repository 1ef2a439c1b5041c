import { blankSettings } from "shared/content/site-settings/blank-settings";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { defaultTexts } from "shared/content/site-settings/site-texts";

/** Contact details of the demo's company and its tours. */
export const demoContact = { whatsapp: "+250000000000", email: "hello@ibirwa-kivu.example" };

const { company, contact, hours, home, chat, reviews, navigation } = blankSettings;

/** Phone, e-mail and web addresses are placeholders: zeros and reserved domains. */
export const demoSettings: SiteSettings = {
  ...blankSettings,
  company: {
    ...company,
    name: "Ibirwa Kivu Tours",
    tagline: "Bike, kayak, boat, culture and nature tours from Kibuye on Lake Kivu, Rwanda",
    blurb:
      "Ibirwa is the Kinyarwanda word for islands, and from Kibuye we show you ours: by bike, kayak and boat, and on foot. We plan every tour with you, and with the weather on the lake.",
    licenceIssuer: "a sample authority",
    insurance: "A sample insurer covers every guest on our tours",
    founded: 2015,
  },
  contact: {
    ...contact,
    email: demoContact.email,
    phones: [demoContact.whatsapp],
    place: "Kibuye, Rwanda",
    locality: "Kibuye",
    region: "Western Province",
    mapLink: "https://www.openstreetmap.org/?mlat=-2.0600&mlon=29.3486#map=14/-2.0600/29.3486",
    point: { latitude: -2.06, longitude: 29.3486 },
    social: [
      { label: "Instagram", url: "https://instagram.example/ibirwa-kivu" },
      { label: "Facebook", url: "https://facebook.example/ibirwa-kivu" },
      { label: "YouTube", url: "https://youtube.example/ibirwa-kivu" },
      { label: "X", url: "https://x.example/ibirwa-kivu" },
    ],
  },
  directions: {
    ways: [
      {
        from: "Kigali",
        to: "Kibuye",
        by: "bus",
        text: "Buses leave from Nyabugogo bus station, by day. The ride over the hills via Muhanga takes about three hours. Buy your ticket at the station; for weekends and holidays, buy it the day before.",
      },
      {
        from: "Kigali",
        to: "Kibuye",
        by: "car",
        text: "About 130 km on tarmac via Muhanga and Rubengera, and about three hours with a stop at Ndaba Falls. The road winds, so come by daylight.",
      },
      {
        from: "Rubavu",
        to: "Kibuye",
        by: "bus or car",
        text: "Along the lake road, about three hours. Or come by water: ask us for a boat.",
      },
      {
        from: "Rusizi",
        to: "Kibuye",
        by: "bus or car",
        text: "Along the lake road through Nyamasheke, about three and a half hours. Sit on the left for the views of the lake.",
      },
      {
        from: "Kigali",
        to: "Rubavu",
        by: "bus or car",
        text: "From Nyabugogo bus station via Musanze, about three and a half hours. Tours that start in Rubavu set off early, so come the evening before.",
      },
    ],
    lastStretch:
      "From Kibuye's bus park it is about five minutes on foot, downhill, to the beach where we keep our kayaks. With heavy bags, take one of the motorbike taxis. Send us a message on WhatsApp when you are on the way, and we'll meet you there.",
  },
  hours: {
    ...hours,
    days: [1, 2, 3, 4, 5].map((day) => ({ day, opens: "09:00", closes: "18:00" })),
    reply: { amount: 1, unit: "days" },
  },
  home: {
    ...home,
    eyebrow: "Kibuye, Rwanda · 2°04′ S · 29°21′ E · 1,460 m",
    headline: "Lake Kivu by bike,\nkayak and boat",
    lead: "Half a day or a whole week with guides from Kibuye, Rwanda: on the water, on the Congo Nile Trail, at coffee farms and in villages.",
    about:
      "We are a small tour operator in Kibuye, the town of Karongi district, where the hills of western Rwanda come down to Lake Kivu. Ibirwa means islands in Kinyarwanda; there are dozens of them along this shore.\n\nWe take visitors out by bike, kayak and boat, to coffee farms and family homes, and up Mount Karongi on foot. We plan every tour with you, and go at your pace.",
    assistance:
      "Ask us anything about the lake, the weather or what to bring. A real person in Kibuye will answer.",
  },
  chat: { ...chat, whatsapp: demoContact.whatsapp },
  reviews: { ...reviews, link: "https://google-reviews.example/ibirwa-kivu" },
  navigation: {
    ...navigation,
    footer: navigation.footer.toSpliced(3, 0, {
      label: "6-day MTB tour",
      link: "/explore-more-to-Rwanda",
    }),
  },
  texts: {
    ...defaultTexts,
    homeTitle: "Ibirwa Kivu Tours: bike, kayak and boat tours on Lake Kivu",
    destinationExample: "Napoleon Island",
    toursLead: "Mornings, days and whole weeks on Lake Kivu and in the hills around it.",
    activityTitle: "{activity} tours on Lake Kivu",
    galleryDescription: "Photos of Lake Kivu, its islands, hills and people",
    notFoundLead: "There's nothing at this address. The lake is that way.",
  },
};
