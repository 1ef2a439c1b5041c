/** Whether it is typed to the end. */
export const isColor = (typed: string) => /^#[0-9a-f]{6}$/i.test(typed);
