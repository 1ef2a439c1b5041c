/** Clocks of processes differ by less (ms): each stays within a second of the database's. */
export const mostClockSkew = 2_000;
