/** Within which a body arrives, in milliseconds. */
export type BodyTimes = {
  /** Deadline for JSON or a form without files, by its length in bytes. */
  text: (bytes: number) => number;
  multipart: (bytes: number) => number;
};

const bytesPerMillisecond = 5;

/** Texts at 40 kbit/s, as weak lines have it, within the five minutes of the server; pictures at 1.1 Mbit/s. */
export const usualBodyTimes: BodyTimes = {
  text: (bytes) => 20_000 + bytes / bytesPerMillisecond,
  multipart: () => 120_000,
};
