import type { SettingsSection } from "shared/content/site-settings/site-settings";

export const sectionLabels: Record<SettingsSection, string> = {
  company: "Company",
  brand: "Logo and colours",
  contact: "Contact",
  directions: "How to get here",
  hours: "Opening hours",
  home: "Home page",
  texts: "Headings and lines",
  navigation: "Menu and footer",
  notices: "Notices",
  fullDays: "Full days",
  chat: "Chat",
  reviews: "Reviews",
  messages: "Messages",
  answers: "Reply templates",
  receipts: "Confirmation emails",
  proposals: "Proposals",
  guestDetails: "Guest details",
  opening: "Open or closed",
  security: "Security",
};
