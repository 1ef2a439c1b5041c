/** Numbers that concern visitors, those of section 9 of the specification among them. Times in ms. */
export const siteLimits = {
  slides: 20,
  slideInterval: 5_000,
  /** UTF-16 units of a description shown on a card. */
  preview: 200,
  galleryPageSize: 9,
  /** Tours that a page's own menu lists; of more, the menu is a file that is read when it opens. */
  menuInPage: 60,
  skeletons: { services: 9, gallery: 6 },
  inquiryMessageShown: 3_000,
  contactRedirect: 1_000,
  /**
   * Rests before a message that waits is sent again: the first, each next one twice as long, the
   * longest, and the longest that a server may ask for.
   */
  retryDelays: { first: 5_000, longest: 300_000, maxRetryAfter: 3_600_000 },
  /** How long after its first try a message may be sent again by itself. */
  retryWindow: 23 * 3_600_000,
  /** How long the API knows the key of a message that it has stored. */
  keyLifetime: 24 * 3_600_000,
  /** Share of the viewport height after which the scroll-to-top button shows. */
  scrollToTop: 0.6,
} as const;
