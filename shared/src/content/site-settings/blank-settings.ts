import { firstTemplates } from "../../inbox/answer-templates.ts";
import { firstBlockedWords } from "../../inbox/blocked-words.ts";
import { firstGuestDetails } from "../../inbox/trips/guest-questions.ts";
import type { SiteSettings } from "./site-settings.ts";
import { defaultTexts } from "./site-texts.ts";

/** The settings of a new product. */
export const blankSettings: SiteSettings = {
  company: {
    name: "Your company",
    tagline: null,
    blurb: null,
    registration: null,
    licenceIssuer: null,
    licenceLink: null,
    licenceUntil: null,
    insurance: null,
    founded: null,
    country: "RW",
    currency: "USD",
  },
  brand: { logo: null, mainColor: null, accentColor: null },
  contact: {
    email: null,
    phones: [],
    place: null,
    street: null,
    postalCode: null,
    locality: null,
    region: null,
    mapLink: null,
    point: null,
    social: [],
  },
  directions: { ways: [], lastStretch: null },
  hours: { timeZone: "Africa/Kigali", days: [], reply: null },
  home: {
    eyebrow: null,
    headline: "Guided tours,\nplanned with you",
    lead: null,
    slides: [],
    slideTexts: {},
    aboutHeading: "About Us",
    about: null,
    assistance: null,
  },
  chat: { whatsapp: null, greeting: "Hi there! How can I help you today?" },
  reviews: { link: null, widget: null, asking: "hand", google: null, tripadvisor: null },
  messages: { keepDays: null, perVisitor: 20, blockedWords: firstBlockedWords },
  answers: { templates: firstTemplates },
  receipts: { inquiry: { subject: null, text: null }, contact: { subject: null, text: null } },
  proposals: { validDays: 14, depositPercent: 30, restDays: 0, terms: null },
  guestDetails: firstGuestDetails,
  security: { requireSecondFactor: false, auditDays: 365 },
  navigation: {
    menu: [
      { label: "Gallery", link: "/gallery" },
      { label: "About", link: "/about" },
    ],
    footer: [
      { label: "All tours", link: "/services" },
      { label: "Gallery", link: "/gallery" },
      { label: "About us", link: "/about" },
      { label: "Sign in", link: "/login" },
      { label: "Questions", link: "/questions" },
      { label: "Practical information", link: "/practical-information" },
      { label: "Accessibility", link: "/accessibility" },
      { label: "Privacy", link: "/privacy" },
      { label: "Terms", link: "/terms" },
    ],
  },
  texts: defaultTexts,
  notices: { list: [] },
  fullDays: { periods: [] },
  opening: { isOpen: true },
};
