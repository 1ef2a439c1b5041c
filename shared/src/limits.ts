import { formLimits } from "./inbox/form-limits.ts";

/** Text lengths count UTF-16 code units, as JavaScript does. */
export const limits = {
  ...formLimits,
  companyName: 80,
  slides: 20,
  /** People of the team. */
  team: 40,
  personName: 80,
  slideText: 80,
  widgetHosts: 20,
  blockedWords: 200,
  navigation: 12,
  notice: 160,
  navigationLabel: 40,
  richText: 20_000,
  /** The most nodes that a text of the maximum length can have. */
  textNodes: 20_000,
  pageBlocks: 60,
  storyTours: 6,
  /** Drafts of records that do not exist yet. */
  newDrafts: 200,
  /** Characters of a reader's note, and notes that a preview link takes. */
  previewNote: 2_000,
  previewNotes: 100,
  /** Preview links of a record that readers can open. */
  previewLinks: 20,
  /** Days after a preview link expired or ended. */
  previewLinkDays: 30,
  trashDays: 30,
  /** Days after a mail was sent or given up. */
  mailDays: 90,
  /** Days after its event. */
  webhookDays: 30,
  /** Longest attempt to deliver a webhook. */
  webhookSeconds: 15,
  pageDescription: 500,
  url: 2_000,
  description: 20_000,
  /** The document as JSON. */
  descriptionText: 200_000,
  /** A guest's mail: stored text, full text and attachments. */
  guestMail: {
    text: 50_000,
    bytes: 25_000_000,
    fileBytes: 10_000_000,
    files: 20,
    filesBytes: 20_000_000,
    allFilesBytes: 1_000_000_000,
    /** Attachments per conversation, and those of mails assigned by sender address alone, which anybody can forge. */
    conversationFilesBytes: 60_000_000,
    placedFilesBytes: 30_000_000,
    /**
     * Mails per conversation in 24 hours, counted separately for guests and programs. Of further replies to our mails
     * only the headers are stored; further mails assigned by sender address alone stay in the mailbox.
     */
    perDay: 100,
    headsPerDay: 1_000,
  },
  proposal: { options: 3, lines: 20, extras: 10, instalments: 3, photos: 12, validDays: 365 },
  waysToPay: 10,
  pickupPlace: 80,
  /** A guest's diet, and the notes for a guide. */
  guestText: 1_000,
  /** Days after a trip that its guests' details are kept. */
  guestDetailDays: 30,
  /** Files of a reply, a template or a proposal, and of all replies and proposals of a conversation. */
  conversationFile: { files: 10, bytes: 15_000_000, conversationBytes: 60_000_000 },
  /** Days in advance that a reply can be scheduled. */
  scheduledDays: 60,
  listItems: 50,
  departures: 60,
  departurePlaces: 99,
  fullPeriods: 200,
  stageText: 5_000,
  durationHours: 72,
  durationDays: 90,
  age: 99,
  /** Ages of children in an inquiry. */
  children: 50,
  amount: 1_000_000_000,
  /** Kilometres and metres of a stage. */
  distance: 2_000,
  ascent: 20_000,
  routePoints: 1_000,
  gpxBytes: 15_000_000,
  tourPhotos: 40,
  /** Photos that are chosen for the gallery at once. */
  photoBatch: 300,
  /** Per request to sort them. */
  orderedPhotos: 10_000,
  /** Px; a narrower photo looks blurred on a large screen. */
  smallPhoto: 1_200,
  /** Per import. */
  tours: 2_000,
  /** Per request to sort them. */
  reviews: 2_000,
  importBytes: 500_000_000,
  /** With the admin's own lines they fit the 2,000 that Cloudflare reads. */
  redirects: 1_900,
  redirectsBytes: 2_000_000,
  /** Characters of an old address; a file name holds no more bytes. */
  redirectSource: 200,
  /** Characters of a counted path, and paths that are kept. */
  missingPath: 200,
  missingPaths: 500,
  ignoredPaths: 100,
  page: { default: 50, max: 200, last: 1_000_000 },
  /** Entries of a conversation per request. */
  timeline: { default: 200, max: 100_000 },
  /** Days and trips per request, days per trip, and trips without a day (the newest). */
  agenda: { days: 92, trips: 2_000, longestTrip: 366, undated: 20 },
  /** A search stops counting matches at this number, and reads this many rows for one or two letters. */
  searchTotal: 10_000,
  reportDays: 1_100,
  /** Days that clicks on contact links are kept. */
  linkClickDays: 400,
  /** Clicks on contact links that are kept, the newest. */
  linkClicks: 20_000,
  /** A campaign, a page or a referring site. */
  sourceText: 100,
  jsonBytes: 64 * 1_024,
  /** A JSON part of a multipart form. */
  jsonText: 1_000_000,
  multipartBytes: 16 * 1_024 * 1_024,
  /** Leaves room for the texts in the same body. */
  pictureBytes: 16_000_000,
  picturePixels: 50_000_000,
} as const;
