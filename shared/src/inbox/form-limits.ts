/** The limits that the forms of the public pages hold: browsers load no others. */
export const formLimits = {
  line: 200,
  /** RFC 5321, 4.5.3.1. */
  email: 254,
  message: 5_000,
  paxNumber: 999,
  password: { min: 8, max: 128 },
} as const;
