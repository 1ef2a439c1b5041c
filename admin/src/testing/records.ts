import { user } from "shared/accounts/users";
import { firstStep } from "shared/content/first-start";
import { galleryItem } from "shared/content/gallery";
import { page as pageContract } from "shared/content/pages/pages";
import { findPlaceholders } from "shared/content/placeholders";
import { review } from "shared/content/reviews";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { readSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import { type TeamMember, teamMember } from "shared/content/team";
import { noFacts, tourFacts } from "shared/content/tours/tour-facts";
import { tourPhoto } from "shared/content/tours/tour-photos";
import { tourService } from "shared/content/tours/tour-services";
import { trip } from "shared/inbox/agenda/agenda";
import { contact } from "shared/inbox/contacts";
import { conversation, conversationCounts } from "shared/inbox/conversations";
import { inquiry } from "shared/inbox/inquiries";
import { stats } from "shared/inbox/reports/stats";
import { mail } from "shared/mail/outbox";
import { build } from "shared/publishing/builds";
import { exampleFacts } from "shared/testing/example-facts";

/* Records as the server sends them, checked by the contract. */

let count = 0;
const unique = (prefix: string) => `${prefix}-${++count}`;
const createdAt = "2026-11-20T06:00:00.000Z";
/** A picture served by `/media`. */
export const picture = { src: "/media/a.webp", width: 3, height: 2, color: "#0e636d", sources: [] };

/** Every fact that a tour can have. */
export const someFacts = tourFacts.parse({
  ...exampleFacts,
  activities: ["Kayak", "Nature"],
  duration: { unit: "hours", min: 3, max: 4 },
  level: { grade: "moderate", note: "Two hours of paddling" },
  groupSize: { min: 2, max: 8 },
  minimumAge: 12,
  months: [1, 2, 6],
  languages: ["English", "French"],
  start: { place: "The pier", time: "07:30", point: { latitude: -2.06, longitude: 29.35 } },
  prices: [
    { amount: 35.5, currency: "USD", per: "person", people: { min: 2, max: 4 }, note: "Breakfast" },
  ],
  included: ["Life jacket"],
  notIncluded: ["Lunch"],
  toBring: ["A hat"],
  itinerary: [
    {
      when: "07:30",
      title: "Out on the lake",
      text: "First to the bats,\nthen to the springs.",
      distance: 6.5,
      ascent: 0,
      meals: "Breakfast",
      night: null,
    },
  ],
  questions: [{ question: "May children come along?", answer: "From twelve." }],
  related: ["night-boat"],
  route: {
    points: [
      [29.35, -2.06, 1_460],
      [29.36, -2.05, 1_470],
    ],
    distance: 12.4,
    ascent: 540,
    descent: 480,
  },
});

export const aTourPhoto = (changes: Partial<ReturnType<typeof tourPhoto.parse>> = {}) =>
  tourPhoto.parse({
    picture: unique("picture"),
    caption: null,
    alt: null,
    imageFile: picture.src,
    image: picture,
    ...changes,
  });

export const aService = (changes: Partial<ReturnType<typeof tourService.parse>> = {}) =>
  tourService.parse({
    _id: unique("service"),
    title: "Kayak to Napoleon Island",
    description: "Out at dawn, back for breakfast.",
    detailPage: "/explore-more-to-Rwanda",
    imageFile: null,
    image: null,
    createdAt,
    updatedAt: createdAt,
    details: {
      highlights: ["Sunrise over Idjwi"],
      tips: ["Bring a hat"],
      whatsapp: "+250788000000",
      email: "tours@ibirwa.example",
    },
    facts: noFacts,
    fromPrice: null,
    photos: [],
    isShown: true,
    position: null,
    ...changes,
  });

export const aPage = (changes: Partial<ReturnType<typeof pageContract.parse>> = {}) =>
  pageContract.parse({
    _id: unique("page"),
    slug: unique("page"),
    title: "Our boats",
    description: null,
    topic: null,
    blocks: [],
    isShown: true,
    pictures: {},
    createdAt,
    updatedAt: createdAt,
    ...changes,
  });

export const aPhoto = (changes: Partial<ReturnType<typeof galleryItem.parse>> = {}) =>
  galleryItem.parse({
    _id: unique("photo"),
    title: "Fishermen singing",
    picture: "fishermen",
    imageFile: picture.src,
    image: picture,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  });

export const anInquiry = (changes: Partial<ReturnType<typeof inquiry.parse>> = {}) =>
  inquiry.parse({
    _id: unique("inquiry"),
    name: "Aline Uwase",
    email: "aline@example.com",
    destination: "Three islands by boat",
    paxNumber: 2,
    adults: null,
    childrenAges: [],
    checkinDate: "12 December",
    checkoutDate: "15 December",
    startsOn: null,
    endsOn: null,
    phone: null,
    message: null,
    responseMessage: null,
    createdAt,
    respondedAt: null,
    responseMail: null,
    spam: false,
    conversation: null,
    source: null,
    state: null,
    waits: changes.respondedAt === undefined,
    aside: false,
    teamDates: null,
    ...changes,
  });

export const aContact = (changes: Partial<ReturnType<typeof contact.parse>> = {}) =>
  contact.parse({
    _id: unique("contact"),
    name: "Tom Becker",
    email: "tom@example.com",
    message: "Do you pick up from the bus park?",
    responded: false,
    responseMessage: null,
    createdAt,
    respondedAt: null,
    responseMail: null,
    spam: false,
    conversation: null,
    source: null,
    state: null,
    waits: changes.responded !== true,
    aside: false,
    ...changes,
  });

export const aConversation = (changes: Partial<ReturnType<typeof conversation.parse>> = {}) =>
  conversation.parse({
    _id: unique("conversation"),
    name: "Aline Uwase",
    email: "aline@example.com",
    phone: null,
    destination: "Three islands by boat",
    paxNumber: 2,
    checkinDate: "12 December",
    checkoutDate: "15 December",
    startsOn: null,
    endsOn: null,
    datesSetAt: null,
    askedAt: createdAt,
    asksFor: null,
    preview: "Two of us cannot swim.",
    box: "inbox",
    state: "new",
    lostReason: null,
    assignee: null,
    remindAt: null,
    waitingSince: createdAt,
    dueAt: null,
    replyPlannedAt: null,
    trashedAt: null,
    latestAt: createdAt,
    createdAt,
    ...changes,
  });

export const aTrip = (changes: Partial<ReturnType<typeof trip.parse>> = {}) =>
  trip.parse({ ...aConversation(), time: null, guide: null, money: [], ...changes });

export const someCounts = (changes: Partial<ReturnType<typeof conversationCounts.parse>> = {}) =>
  conversationCounts.parse({
    boxes: [],
    states: [],
    waiting: 0,
    due: 0,
    upcoming: 0,
    overdue: 0,
    mine: 0,
    ...changes,
  });

export const aMail = (changes: Partial<ReturnType<typeof mail.parse>> = {}) =>
  mail.parse({
    _id: unique("mail"),
    to: "tom@example.com",
    subject: "Answer from Ibirwa Kivu Tours",
    status: "held",
    attempts: 0,
    lastError: null,
    createdAt,
    sendAt: null,
    ...changes,
  });

export const aBuild = (changes: Partial<ReturnType<typeof build.parse>> = {}) =>
  build.parse({
    _id: unique("build"),
    revision: 1,
    status: "live",
    reason: "Changed a tour",
    releaseOf: null,
    requestedAt: createdAt,
    startedAt: createdAt,
    finishedAt: createdAt,
    liveAt: createdAt,
    message: null,
    kept: true,
    ...changes,
  });

export const aUser = (changes: Partial<ReturnType<typeof user.parse>> = {}) =>
  user.parse({
    _id: unique("user"),
    username: "grace",
    email: "grace@example.com",
    role: "user",
    access: "all",
    blocked: false,
    emailConfirmed: true,
    pendingEmail: null,
    mustChangePassword: false,
    hasSecondFactor: false,
    createdAt,
    ...changes,
  });

export const aReview = (changes: Partial<ReturnType<typeof review.parse>> = {}) =>
  review.parse({
    _id: unique("review"),
    name: "Hanna",
    comment: "The best morning of our trip.",
    createdAt,
    updatedAt: createdAt,
    ...changes,
  });

export const aTeamMember = (changes: Partial<TeamMember> = {}) =>
  teamMember.parse({
    _id: unique("member"),
    name: "Aline",
    role: "Kayak guide",
    languages: ["English", "French"],
    since: 2019,
    guideLicence: null,
    firstAid: null,
    words: null,
    picture: null,
    image: null,
    isShown: true,
    position: null,
    createdAt,
    updatedAt: createdAt,
    ...changes,
  });

export const someStats = (changes: Partial<ReturnType<typeof stats.parse>> = {}) =>
  stats.parse({
    users: 4,
    contacts: 9,
    services: 20,
    gallery: 24,
    inquiries: 3,
    unanswered: { contacts: 0, inquiries: 0 },
    roomIsShort: false,
    backupIsLate: false,
    mails: { held: 0, delayed: 0, failed: 0, reason: null, mailbox: null },
    flood: null,
    possibleSpam: { contacts: 0, inquiries: 0 },
    inquiriesByDay: [],
    ...changes,
  });

/** Default settings with the given `changes`. */
export const someSettings = (changes: Partial<SiteSettings> = {}) =>
  readSiteSettings.answer.parse({
    ...Object.fromEntries(
      Object.entries({ ...blankSettings, ...changes }).map(([section, value]) => [
        section,
        { value, version: "one" },
      ]),
    ),
    placeholders: findPlaceholders({ ...blankSettings, ...changes }, "2026-11-21"),
    environment: { reviewsWidget: null, retentionDays: null },
  });

export const page = (total: number, number = 1) => ({ total, page: number, pageSize: 50 });

export const aStep = (changes: Partial<ReturnType<typeof firstStep.parse>> = {}) =>
  firstStep.parse({
    id: "company",
    title: "Your company",
    isRequired: false,
    isDone: true,
    missing: [],
    ...changes,
  });
