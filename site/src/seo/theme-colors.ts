/** `--bg` of `tokens.css`, for what CSS does not reach. */
export const themeColors = { light: "#fbf6ee", dark: "#0a1b20" } as const;
