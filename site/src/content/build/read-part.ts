import * as contentParts from "./content-parts.ts";
import type { Snapshot } from "./content-snapshot.ts";
import * as pageParts from "./page-parts.ts";
import * as settingsParts from "./settings-parts.ts";
import * as storyParts from "./story-parts.ts";

const parts = [
  ...Object.values(contentParts),
  ...Object.values(pageParts),
  ...Object.values(settingsParts),
  ...Object.values(storyParts),
];

/** The part with this key; throws if the revision has none. */
export const readPartByKey = (snapshot: Snapshot, key: string): unknown => {
  const [name = "", ...argument] = key.split(":");
  const part = parts.find((candidate) => candidate.name === name);
  if (!part) throw new Error(`There is no part ${name}.`);
  return part.select(snapshot, argument.join(":"));
};
