/** The page's background in light and dark (`--bg` of `tokens.css`), for what is not styled by it. */
export const themeColors = { light: "#fbf6ee", dark: "#0a1b20" } as const;
