/** True for a day such as `2026-12-05`. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
