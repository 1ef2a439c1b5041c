import { formLimits } from "./inbox/form-limits.ts";

/** Text lengths count UTF-16 code units, as JavaScript does. */
export const limits = {
  ...formLimits,
  companyName: 80,
  slides: 20,
  widgetHosts: 20,
  blockedWords: 200,
  navigation: 12,
  navigationLabel: 40,
  richText: 20_000,
  /** As many as a text of that length can be parted into. */
  textNodes: 20_000,
  pageBlocks: 60,
  /** Days that what was thrown away is kept. */
  trashDays: 30,
  /** Days after a mail was sent or given up. */
  mailDays: 90,
  pageDescription: 500,
  url: 2_000,
  description: 20_000,
  /** Of its document as JSON. */
  descriptionText: 200_000,
  /** Of a mail that a guest sent: its text, all of it, its files. */
  guestMail: {
    text: 50_000,
    bytes: 25_000_000,
    fileBytes: 10_000_000,
    files: 20,
    filesBytes: 20_000_000,
    allFilesBytes: 1_000_000_000,
    /** Of one conversation, and of its mails that only their sender's address places: anybody may write that. */
    conversationFilesBytes: 60_000_000,
    placedFilesBytes: 30_000_000,
    /**
     * Of a conversation in 24 hours, from its guests and from machines each. Of more replies to our mails only the
     * heads; more mails that only their sender's address places stay in the mailbox.
     */
    perDay: 100,
    headsPerDay: 1_000,
  },
  listItems: 50,
  stageText: 5_000,
  durationHours: 72,
  durationDays: 90,
  age: 99,
  amount: 1_000_000_000,
  /** Kilometres and metres of a stage. */
  distance: 2_000,
  ascent: 20_000,
  routePoints: 1_000,
  gpxBytes: 15_000_000,
  tourPhotos: 40,
  /** Of one import. */
  tours: 2_000,
  /** Of one order. */
  reviews: 2_000,
  importBytes: 500_000_000,
  page: { default: 50, max: 200, last: 1_000_000 },
  /** Entries of a conversation that are read at once. */
  timeline: { default: 200, max: 100_000 },
  /** Days and trips that are told at once; how many days a trip can take; of those without a day, the newest. */
  agenda: { days: 92, trips: 2_000, longestTrip: 366, undated: 20 },
  /** A search counts its matches up to so many, and looks for one or two letters in so many rows. */
  searchTotal: 10_000,
  /** That are counted at once. */
  numbersDays: 1_100,
  /** Days that taps on links to chats, phones and mails are kept. */
  tapDays: 400,
  /** Taps that are kept at most, the newest. */
  taps: 20_000,
  /** Of a campaign, a page or a referring site. */
  sourceText: 100,
  jsonBytes: 64 * 1_024,
  /** Of a part of a multipart form. */
  jsonText: 1_000_000,
  multipartBytes: 16 * 1_024 * 1_024,
  /** Leaves room for the texts of the same body. */
  pictureBytes: 16_000_000,
  picturePixels: 50_000_000,
} as const;
