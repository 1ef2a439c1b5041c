import type { ApiKeyInput } from "shared/accounts/api-keys/api-keys";
import type { InvitationInput } from "shared/accounts/invitations";
import type { PageInput } from "shared/content/pages/pages";
import type { ReviewInput } from "shared/content/reviews";
import type { TeamMemberInput } from "shared/content/team";
import type { MailboxSettingsInput } from "shared/inbox/mailbox/mailbox-settings";
import type { MailSettingsInput } from "shared/mail/mail-settings";
import type { WebhookInput } from "shared/webhooks/webhooks";
import { testPassword } from "./create-test-app.ts";

/** An inquiry that is fit to be sent. */
export const sampleInquiry = {
  email: "traveller@example.test",
  destination: "Napoleon Island",
  paxNumber: 2,
  checkinDate: "3 June",
  checkoutDate: "5 June",
  phone: null,
  message: null,
};

export const sampleContact = {
  name: "Ada Traveller",
  email: "ada@example.test",
  message: "Do you rent kayaks?\nFor two.",
};

/** A request from a chat. */
export const sampleAdded = {
  channel: "whatsapp",
  name: "Chat Traveller",
  phone: "+250788123456",
  destination: "Napoleon Island",
  paxNumber: 2,
} as const;

export const sampleWebhook: WebhookInput = {
  name: "Bookkeeping",
  url: "https://hooks.invalid/tours",
  events: ["inquiry.received"],
};

export const sampleInvitation: InvitationInput = {
  email: "colleague@example.test",
  access: "content",
};

export const sampleApiKey: ApiKeyInput = {
  name: "Bookkeeping",
  scopes: ["content:read", "inbox:read"],
  expiresInDays: 90,
};

export const sampleSignup = {
  email: "new@example.test",
  username: "New person",
  password: testPassword,
};

export const sampleDetails = {
  highlights: ["Fruit bats", "A swim"],
  tips: ["Bring a hat"],
  whatsapp: "+250788000000",
  email: "guide@example.test",
};

export const sampleGuestReview = {
  stars: 5,
  comment: "Calm water and a guide who knew every bird.",
  name: "Ada L.",
  country: "Kenya",
  photo: null,
  mayBeShown: true,
};

/** The multipart form of a tour service, without a picture. */
export const sampleServiceParts = (changes: Record<string, string | Blob> = {}) => ({
  title: "Kayak to Napoleon Island",
  description: "Two hours over calm water.\n\nThen a walk.",
  detailPage: "/service/kayak",
  details: JSON.stringify(sampleDetails),
  ...changes,
});

/** Asks a list for its first page, newest first. */
export const newest = (pageSize = 200) =>
  ({ page: 1, pageSize, sort: "createdAt", order: "desc" }) as const;

/** Another network for every visitor, so that limits by address and by network keep out of the way. */
let visitors = 0;
export const nextAddress = () => {
  visitors += 1;
  return `10.${(visitors >> 8) & 255}.${visitors & 255}.1`;
};

export const samplePage: PageInput = {
  slug: "practical-information",
  title: "Practical information",
  description: null,
  topic: null,
  blocks: [{ type: "heading", text: "Before you come" }],
  isShown: true,
};

/** A server that nobody runs. */
export const sampleMailSettings: MailSettingsInput = {
  host: "127.0.0.1",
  port: 1,
  user: null,
  fromName: "Sample Tours",
  fromAddress: "tours@example.test",
  inbox: "inbox@example.test",
};

export const sampleMailbox: MailboxSettingsInput = {
  host: "127.0.0.1",
  port: 1,
  user: "tours@example.test",
  password: "secret",
  folder: "INBOX",
};

export const sampleReview: ReviewInput = {
  name: "Sample guest",
  country: "Kenya",
  month: "2026-05",
  comment: "Calm water.",
  stars: 5,
  answer: null,
  tour: null,
  isShown: true,
};

export const sampleMember: TeamMemberInput = {
  name: "Sample guide",
  role: "Kayak guide",
  languages: ["English", "French"],
  since: 2019,
  guideLicence: "No. 12",
  firstAid: "Red Cross, 2025",
  words: "I know each bay by name.",
  picture: null,
  isShown: true,
};

/** A subscription in the format of browsers, without a real device. */
export const samplePushSubscription = {
  endpoint: "https://push.example.test/sample",
  keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
};

export const samplePayment = {
  ...{ receivedOn: "2026-11-20", way: "Bank transfer", amount: 90, currency: "USD", settles: 90 },
  ...{ note: null, fiscalNumber: null },
};
