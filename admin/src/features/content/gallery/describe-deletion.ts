import type { PhotoUse } from "shared/content/gallery";
import { pluralize } from "../../../lib/text/pluralize.ts";

const nouns = {
  tour: { one: "tour", many: "tours" },
  page: { one: "page", many: "pages" },
  team_member: { one: "team member", many: "team members" },
  proposal: { one: "proposal", many: "proposals" },
} as const;

const list = new Intl.ListFormat("en");

/** For example “2 tours (Kayak and Night boat)”. */
const describeKind = (uses: PhotoUse[], kind: keyof typeof nouns) => {
  const names = uses.filter((use) => use.kind === kind).map(({ name }) => name);
  if (names.length === 0) return [];
  const { one, many } = nouns[kind];
  return [`${pluralize(names.length, one, many)} (${list.format(names)})`];
};

/** Describes what happens to a photo's other places when it leaves the gallery; empty if there are none. */
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
