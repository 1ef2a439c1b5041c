/** The colours of the site's `tokens.css` that brand colours and their shades derive from, by name. */
export const designColors = {
  light: {
    paper: "#fbf6ee",
    sand: "#f3e9da",
    "lake-deep": "#08272d",
    lake: "#0f4c55",
    "lake-light": "#8cc4c3",
    "primary-strong": "#0a3a42",
    clay: "#a2421b",
    apricot: "#f3b27d",
    dawn: "#fbe3cb",
    "on-primary": "#fffaf2",
    text: "#14242a",
  },
  dark: {
    bg: "#0a1b20",
    "bg-tint": "#0e242a",
    surface: "#132b31",
    accent: "#f3ab7c",
    link: "#9bd0ce",
    primary: "#f3b27d",
    "primary-strong": "#ffc99b",
    "sun-bg": "#40200f",
    "sun-text": "#fbe3cb",
    "on-primary": "#24120a",
    text: "#f0e8db",
  },
} as const;
