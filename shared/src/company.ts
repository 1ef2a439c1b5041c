import { companyName } from "./company-name.ts";

/** Phone, e-mail and social addresses are placeholders (reserved domains, zeros) until the owner fills them in. */
export const company = {
  name: companyName,
  tagline: "Bike, kayak, boat, culture and nature tours from Kibuye on Lake Kivu, Rwanda",
  blurb:
    "Ibirwa is the Kinyarwanda word for islands, and from Kibuye we show you ours: by bike, kayak and boat, and on foot. We plan each tour with you, and with the weather on the lake.",
  email: "hello@ibirwa-kivu.example",
  phone: "+250 000 000 000",
  whatsapp: "+250000000000",
  hours: "Monday to Friday, 9 AM - 6 PM",
  answerPromise: "We answer within one working day",
  timeZone: "Africa/Kigali",
  /** For structured data (schema.org `openingHours`). */
  openingHours: "Mo-Fr 09:00-18:00",
  location: "Kibuye, Rwanda",
  address: {
    locality: "Kibuye",
    region: "Western Province",
    country: "RW",
  },
  geo: {
    latitude: -2.06,
    longitude: 29.3486,
  },
  mapsUrl: "https://www.openstreetmap.org/?mlat=-2.0600&mlon=29.3486#map=14/-2.0600/29.3486",
  /** Where guests read and leave reviews; a placeholder like the social addresses. */
  reviewsUrl: "https://google-reviews.example/ibirwa-kivu",
  social: [
    { label: "Instagram", url: "https://instagram.example/ibirwa-kivu", icon: "instagram" },
    { label: "Facebook", url: "https://facebook.example/ibirwa-kivu", icon: "facebook" },
    { label: "YouTube", url: "https://youtube.example/ibirwa-kivu", icon: "youtube" },
    { label: "X", url: "https://x.example/ibirwa-kivu", icon: "x" },
  ],
} as const;
