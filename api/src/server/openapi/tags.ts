import type { Endpoint } from "shared/http/endpoint";

const descriptions = {
  Tours: "Tours with facts, prices and photos; their import and export.",
  Gallery: "Photos of the gallery.",
  Reviews: "Reviews of guests.",
  Team: "People of the team.",
  Pages: "Pages of the owner, made of blocks.",
  Addresses: "Redirects from old addresses, and paths that visitors did not find.",
  Trash: "Deleted records, which can be restored for 30 days.",
  Questions: "Questions that all tours share.",
  Drafts: "Unpublished changes of tours, pages, reviews, settings and questions.",
  Versions: "Published versions of tours, pages, reviews, settings and questions.",
  Previews: "Links that show unpublished changes, and their readers' notes.",
  Pictures: "Uploaded pictures, for use in content.",
  Content: "All published content in one answer, as a build of the site reads it.",
  Publishing: "Builds of the site, and changes that go out at a time.",
  Conversations: "Conversations with guests: replies, notes, files and the stream of changes.",
  Inquiries: "Inquiries from the site's booking forms.",
  Contacts: "Messages from the contact form.",
  Proposals: "Proposals, their versions and answers.",
  Payments: "Payments of accepted proposals, and ways to pay.",
  Trips: "Details of guests, plans and day sheets for guides.",
  Agenda: "Booked and requested trips by day, and their calendar feed.",
  Reports: "Figures about inquiries, replies and sources.",
  Notifications: "Push notifications and the morning summary.",
  Settings: "Settings of the company, the site and its mail.",
  Accounts: "Sign-in, sessions, second factors and users.",
  "API keys": "Keys of programs.",
  Webhooks: "Outgoing webhooks, which report events to other software.",
  "Personal data": "Export and erasure of guests' data.",
  System: "Health, activity log, backups and outgoing mail.",
} as const;
type Tag = keyof typeof descriptions;

/** Tags by the first segment of the path below `/api`. */
const tagOf: Record<string, Tag> = {
  services: "Tours",
  tours: "Tours",
  gallery: "Gallery",
  reviews: "Reviews",
  "guest-reviews": "Reviews",
  team: "Team",
  pages: "Pages",
  questions: "Questions",
  redirects: "Addresses",
  "missing-paths": "Addresses",
  drafts: "Drafts",
  trash: "Trash",
  records: "Versions",
  versions: "Versions",
  "preview-links": "Previews",
  "preview-notes": "Previews",
  pictures: "Pictures",
  content: "Content",
  builds: "Publishing",
  timetable: "Publishing",
  conversations: "Conversations",
  "conversation-files": "Conversations",
  "mail-files": "Conversations",
  inquiries: "Inquiries",
  contact: "Contacts",
  contacts: "Contacts",
  respond: "Contacts",
  proposals: "Proposals",
  payments: "Payments",
  "ways-to-pay": "Payments",
  agenda: "Agenda",
  "day-sheets": "Trips",
  "guide-links": "Trips",
  numbers: "Reports",
  stats: "Reports",
  "contact-taps": "Reports",
  push: "Notifications",
  digest: "Notifications",
  settings: "Settings",
  "mail-settings": "Settings",
  "mailbox-settings": "Settings",
  "first-start": "Settings",
  "ibirwa-clients": "Accounts",
  invitations: "Accounts",
  "api-keys": "API keys",
  webhooks: "Webhooks",
  "webhook-deliveries": "Webhooks",
  "personal-data": "Personal data",
};

export const tags = Object.entries(descriptions).map(([name, description]) => ({
  name,
  description,
}));

export const getTag = ({ path }: Endpoint): string => {
  const [, , segment = ""] = path.split("/");
  if (/^\/api\/(conversations|proposals)\/:id\/(proposals|payments)$/.test(path))
    return path.endsWith("payments") ? "Payments" : "Proposals";
  return tagOf[segment] ?? "System";
};
