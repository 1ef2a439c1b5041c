/** Limits of the public forms, in a file of their own to keep the pages small. */
export const formLimits = {
  line: 200,
  /** RFC 5321, 4.5.3.1. */
  email: 254,
  message: 5_000,
  paxNumber: 999,
  /** The highest age of a child. */
  childAge: 17,
  password: { min: 8, max: 128 },
} as const;
