/** Numbers of the wire contract. Text lengths count UTF-16 code units, as JavaScript does. */
export const limits = {
  /** Longest single-line text, list item and role. */
  line: 200,
  /** Longest e-mail address (RFC 5321, 4.5.3.1). */
  email: 254,
  url: 2_000,
  description: 20_000,
  /** Longest visitor's message and longest response to one. */
  message: 5_000,
  listItems: 50,
  password: { min: 8, max: 128 },
  /** Largest party that can be inquired for. */
  paxNumber: 999,
  page: { default: 50, max: 200, last: 1_000_000 },
  /** Bytes of a JSON or form body. */
  jsonBytes: 64 * 1_024,
  /** Bytes of a multipart body, counted on the stream. */
  multipartBytes: 16 * 1_024 * 1_024,
  /** Bytes of a picture file: 16 MB, which leaves room for the texts of the same body. */
  pictureBytes: 16_000_000,
  /** Pixels of an uploaded picture. */
  picturePixels: 50_000_000,
} as const;
