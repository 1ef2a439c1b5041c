/** `addDays("2026-11-30", 1)` is `2026-12-01`. */
export const addDays = (day: string, days: number) =>
  Temporal.PlainDate.from(day).add({ days }).toString();
