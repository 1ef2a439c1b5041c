import type { Rolldown } from "vite";

/** Of these chunks and all that they import, with their styles and assets. */
export const filesOf = (
  bundle: Rolldown.OutputBundle,
  names: string[],
  found = new Set<string>(),
) => {
  for (const name of names) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") continue;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) found.add(asset);
    filesOf(bundle, chunk.imports, found);
  }
  return found;
};

export const chunksIn = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((one) => one.type === "chunk");

export const findEntry = (bundle: Rolldown.OutputBundle) => {
  const entry = chunksIn(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The admin has no entry.");
  return entry.fileName;
};
