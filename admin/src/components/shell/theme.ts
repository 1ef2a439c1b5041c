import {
  type CSSVariablesResolver,
  createTheme,
  isOptionsGroup,
  type MantineColorsTuple,
  type OptionsFilter,
} from "@mantine/core";
import { includesFolded } from "shared/text/fold-text";
import classes from "./theme.module.css";

/** Ignores accents, unlike Mantine's filter, which distinguishes `Café` from `cafe`. */
const filterOptions: OptionsFilter = ({ options, search, limit }) =>
  options
    .map((option) =>
      isOptionsGroup(option)
        ? { ...option, items: option.items.filter(({ label }) => includesFolded(label, search)) }
        : option,
    )
    .filter((option) => isOptionsGroup(option) || includesFolded(option.label, search))
    .slice(0, limit);

/* The lake at first light: deep teal water, clay shores, ink. Each tuple runs from light to dark. */
const lake: MantineColorsTuple = [
  "#eaf6f6",
  "#d3eaeb",
  "#a8d4d8",
  "#79bdc4",
  "#52a9b2",
  "#2f929c",
  "#1c7a85",
  "#0e636d",
  "#0a4f58",
  "#063b43",
];
const clay: MantineColorsTuple = [
  "#fdf2eb",
  "#f8e2d5",
  "#efc3a9",
  "#e6a37d",
  "#df8857",
  "#d5713a",
  "#bb5926",
  "#99461b",
  "#7c3815",
  "#602a0e",
];
const danger: MantineColorsTuple = [
  "#fdeeec",
  "#f9d8d4",
  "#f2b3ac",
  "#ea8e85",
  "#e36c61",
  "#d9473b",
  "#c23126",
  "#a2241b",
  "#851b13",
  "#67130d",
];
const ink: MantineColorsTuple = [
  "#f5f8f8",
  "#ebf0f0",
  "#dce3e4",
  "#c8d1d3",
  "#a4b1b4",
  "#7d8d91",
  "#5a6b6f",
  "#43535a",
  "#2b393d",
  "#182326",
];
const night: MantineColorsTuple = [
  "#d5dfe0",
  "#b9c7c9",
  "#98a9ac",
  "#6f8286",
  "#465a5f",
  "#34464b",
  "#203036",
  "#152327",
  "#0f1a1d",
  "#0a1214",
];

export const theme = createTheme({
  colors: { lake, clay, red: danger, gray: ink, dark: night },
  primaryColor: "lake",
  // White text is readable on both (autoContrast ignores the colour scheme).
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  // Here black and white text are equally readable (WCAG 2.2 contrast 4.58 either way).
  luminanceThreshold: 0.179,
  black: "#182326",
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  headings: { fontWeight: "650" },
  components: {
    Autocomplete: { defaultProps: { filter: filterOptions } },
    Select: { defaultProps: { filter: filterOptions } },
    MultiSelect: { defaultProps: { filter: filterOptions } },
    TagsInput: { defaultProps: { filter: filterOptions } },
    // With reduced motion Mantine omits the transition that centres the loader.
    Button: { styles: { loader: { transform: "translate(-50%, -50%)" } } },
    Fieldset: { defaultProps: { m: 0 } },
    Input: { classNames: { input: classes.field } },
    // Minimum height of a touch target.
    Menu: { styles: { item: { minHeight: "2.75rem" } } },
    // Equal heights when one label wraps to two lines.
    SegmentedControl: {
      styles: { label: { display: "grid", placeContent: "center", height: "100%" } },
    },
    NavLink: { styles: { root: { borderRadius: "var(--mantine-radius-md)" } } },
  },
});

const darkTints = Object.fromEntries(
  Object.entries({ lake, clay, red: danger, gray: ink }).flatMap(([name, tuple]) => [
    [`--mantine-color-${name}-light`, `color-mix(in srgb, ${tuple[5]} 20%, ${night[7]})`],
    [`--mantine-color-${name}-light-hover`, `color-mix(in srgb, ${tuple[5]} 30%, ${night[7]})`],
    [`--mantine-color-${name}-light-color`, tuple[2]],
  ]),
);

/** Mantine's own text colours for errors, hints and links miss WCAG AA on tinted backgrounds. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-error": danger[7],
    "--mantine-color-dimmed": ink[6],
    "--mantine-color-placeholder": ink[6],
    "--mantine-color-anchor": lake[7],
  },
  dark: {
    ...darkTints,
    "--mantine-color-error": danger[3],
    "--mantine-color-dimmed": night[2],
    "--mantine-color-placeholder": night[2],
    "--mantine-color-anchor": lake[3],
  },
});
