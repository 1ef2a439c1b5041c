/** Times in ms. */
export const siteLimits = {
  slides: 20,
  slideInterval: 5_000,
  /** UTF-16 units of a description shown on a card. */
  preview: 200,
  galleryPageSize: 9,
  relatedTours: 3,
  /** The home page shows this many tours and links to the others. */
  toursOnHome: 60,
  /** An itinerary with more stages than `stages` folds texts longer than `text` (UTF-16 units). */
  foldedItinerary: { stages: 4, text: 240 },
  /** A longer menu is fetched from a file when it opens. */
  menuInPage: 60,
  skeletons: { services: 9, gallery: 6 },
  inquiryOutcomeShown: 3_000,
  contactRedirect: 1_000,
  /** Doubles from `first` to `longest`; a server may ask for up to `maxRetryAfter`. */
  retryDelays: { first: 5_000, longest: 300_000, maxRetryAfter: 3_600_000 },
  retryWindow: 23 * 3_600_000,
  /** How long the API remembers an idempotency key. */
  keyLifetime: 24 * 3_600_000,
} as const;
