/** Excludes a colour that is only partly typed. */
export const isColor = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed);
