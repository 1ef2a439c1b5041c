/** Within which a body arrives, in milliseconds. */
export type BodyTimes = {
  /** JSON, or a form without files, of at most so many bytes. */
  text: (maxBytes: number) => number;
  multipart: number;
};

const bytesPerMillisecond = 5;

/** Texts at 40 kbit/s, as weak lines have it, within the five minutes of the server; pictures at 1.1 Mbit/s. */
export const usualBodyTimes: BodyTimes = {
  text: (maxBytes) => 60_000 + maxBytes / bytesPerMillisecond,
  multipart: 120_000,
};
