import { readFileSync } from "node:fs";
import fc from "fast-check";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { lightGround } from "shared/content/site-settings/brand/brand-color";
import { contrastBetween, readableShade } from "shared/content/site-settings/brand/contrast";
import { designColors } from "shared/content/site-settings/brand/design-colors";
import { siteSettings } from "shared/content/site-settings/site-settings";
import { expect, test } from "vitest";
import { brandStyle, themeColors } from "./brand-style.ts";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

type Colors = Record<string, string>;
const declared = (css: string): Colors =>
  Object.fromEntries(
    Array.from(
      css.matchAll(/--([a-z-]+): ?(#[0-9a-f]{6}|var\(--[a-z-]+\))/g),
      ([, name, value]) => [name, value],
    ),
  );

const rootRule = /(@media \(prefers-color-scheme: ?dark\) ?\{\s*)?((?:html)?:root) ?\{([^}]*)\}/g;

/**
 * The colours of a scheme as browsers resolve them: the more specific selector wins, then the later rule; a media query
 * adds no specificity.
 */
const colorsOf = (scheme: "light" | "dark", style = ""): Colors => {
  const rules = Array.from(`${tokens}${style}`.matchAll(rootRule))
    .filter(([, media]) => !media || scheme === "dark")
    .sort(([, , one = ""], [, , other = ""]) => one.length - other.length);
  const all: Colors = Object.assign({}, ...rules.map(([, , , body = ""]) => declared(body)));
  const resolve = (value: string): string =>
    value.startsWith("var(--") ? resolve(all[value.slice(6, -1)]!) : value;
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, resolve(value)]));
};

/** Equals `color-mix(in srgb, …)`. */
const mix = (one: string, share: number, other: string) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a = 0, b = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round(share * a + (1 - share) * b)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;

const pairs = (texts: string[], grounds: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

/** All pairs of text and background that involve a brand colour or its shades. */
const textsOnGrounds = (colors: Colors) => {
  const profile = mix(colors.clay!, 0.62, colors["lake-deep"]!);
  const named = (...names: string[]) => names.map((name) => colors[name]!);
  return [
    ...pairs(
      named("text", "text-soft", "accent", "link", "success", "failure"),
      named("bg", "bg-tint", "surface"),
    ),
    ...pairs(named("on-primary"), named("primary", "primary-strong")),
    ...pairs(["#fffaf2"], named("lake", "lake-deep")),
    ...pairs(["#e9e2d5", "#f3ecdf", "#cfdcd8", ...named("apricot")], named("lake-deep")),
    ...pairs(["#2b1408", ...named("ink")], named("apricot", "dawn")),
    ...pairs(named("dawn"), ["#1d0d05", "#000000"]),
    ...pairs(named("sun-text"), named("sun-bg")),
    ...pairs([...named("dawn"), "#fff4e8"], [profile]),
  ];
};

const focusRings = (colors: Colors) => {
  const { accent, bg, surface, apricot, "bg-tint": tint, "lake-deep": deep } = colors;
  const { "sun-text": sunText, "sun-bg": sunGround } = colors;
  return [
    ...pairs([accent!], [bg!, tint!, surface!]),
    [apricot!, deep!] as const,
    [sunText!, sunGround!] as const,
  ];
};

const lowest = (list: (readonly [string, string])[]) =>
  Math.min(...list.map(([one, other]) => contrastBetween(one, other)));

const brandOf = (mainColor: string | null, accentColor: string | null) =>
  siteSettings.shape.brand.parse({ mainColor, accentColor });

/** Any colour, or its lightest accepted shade if it is too light. */
const anyAccepted = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`)
  .map((hex) => readableShade(hex, lightGround));

const extremes = ["#000000", "#ffffff", "#ffff00", "#00ffff", "#ff00ff", "#ff0000", "#00ff00"]
  .concat("#0000ff", "#010101", "#777777")
  .map((hex) => readableShade(hex, lightGround));

const expectReadable = (mainColor: string | null, accentColor: string | null) => {
  const style = brandStyle(brandOf(mainColor, accentColor));
  for (const scheme of ["light", "dark"] as const) {
    const colors = colorsOf(scheme, style);
    const what = `${mainColor} and ${accentColor}, ${scheme}`;
    expect(lowest(textsOnGrounds(colors)), what).toBeGreaterThanOrEqual(4.5);
    expect(lowest(focusRings(colors)), what).toBeGreaterThanOrEqual(3);
  }
};

test("the design's colours equal those of its style sheet", () => {
  for (const scheme of ["light", "dark"] as const)
    expect(colorsOf(scheme)).toMatchObject(designColors[scheme]);
});

test("a site without brand colours gets no extra style", () => {
  expect(brandStyle(blankSettings.brand)).toBe("");
  expect(brandStyle(brandOf("#0F4C55", "#a2421b"))).toBe("");
  expectReadable(null, null);
});

test("any accepted colours keep text readable and the focus visible", () => {
  for (const main of extremes) for (const accent of extremes) expectReadable(main, accent);
  for (const one of extremes) {
    expectReadable(one, null);
    expectReadable(null, one);
  }
  fc.assert(fc.property(anyAccepted, anyAccepted, expectReadable), { numRuns: 150 });
});

test("the style sheet never contains anything but colours", () => {
  fc.assert(
    fc.property(anyAccepted, (hex) => {
      expect(brandStyle(brandOf(hex, null))).not.toMatch(/[<>"'\\]|url|undefined|NaN/);
    }),
    { numRuns: 20 },
  );
});

const { brand } = blankSettings;

test("the browser's bars have the colour of the page", () => {
  expect(themeColors(brand)).toEqual({ light: "#fbf6ee", dark: "#0a1b20" });
});

test("the browser's bars follow the main colour in dark mode", () => {
  const { light, dark } = themeColors({ ...brand, mainColor: "#b0005e" });
  expect(light).toBe("#fbf6ee");
  expect(dark).not.toBe("#0a1b20");
});
