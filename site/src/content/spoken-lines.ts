import type { SiteTexts } from "shared/content/site-settings/site-texts";

/** In the order of the line; `names` are those that owners write. */
const languages = [
  { names: ["french"], lang: "fr", text: "speaksFrench" },
  { names: ["german"], lang: "de", text: "speaksGerman" },
  { names: ["swahili", "kiswahili"], lang: "sw", text: "speaksSwahili" },
  { names: ["kinyarwanda"], lang: "rw", text: "speaksKinyarwanda" },
] as const;

type Speaker = { languages: string[] };

/** The owner's line in each language that somebody speaks. */
export const spokenLines = (speakers: Speaker[], texts: SiteTexts) => {
  const spoken = new Set(
    speakers.flatMap((speaker) => speaker.languages.map((name) => name.trim().toLowerCase())),
  );
  return languages.flatMap(({ names, lang, text }) => {
    const line = texts[text];
    return line && names.some((name) => spoken.has(name)) ? [{ lang, line }] : [];
  });
};
