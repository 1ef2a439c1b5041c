/** The time of an edit: now, but always later than the edit before, so that it names a version. */
export const nextVersionTime = (previous: string, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString();
