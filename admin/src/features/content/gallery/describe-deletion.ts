import type { PhotoUse } from "shared/content/gallery";
import { pluralize } from "../../../lib/text/pluralize.ts";

const nouns = {
  tour: ["tour", "tours"],
  page: ["page", "pages"],
  team_member: ["team member", "team members"],
  proposal: ["proposal", "proposals"],
} as const;

const list = new Intl.ListFormat("en");

/** For example “2 tours (Kayak and Night boat)”. */
const describeKind = (uses: PhotoUse[], kind: keyof typeof nouns) => {
  const names = uses.filter((use) => use.kind === kind).map(({ name }) => name);
  if (names.length === 0) return [];
  return [`${pluralize(names.length, ...nouns[kind])} (${list.format(names)})`];
};

/** What happens to a photo's other places when it leaves the gallery; empty if there are none. */
export const describeDeletion = (uses: PhotoUse[]): string => {
  const kept = [
    ...describeKind(uses, "tour"),
    ...describeKind(uses, "page"),
    ...describeKind(uses, "team_member"),
    ...describeKind(uses, "proposal"),
    ...(uses.some(({ kind }) => kind === "logo") ? ["the logo"] : []),
  ];
  const sentences = [
    kept.length > 0 && `Also used in ${list.format(kept)}: they keep the photo.`,
    uses.some(({ kind }) => kind === "slide") && "It leaves the slideshow of the home page.",
  ];
  return sentences.filter(Boolean).join(" ");
};
