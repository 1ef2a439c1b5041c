import { readFile } from "node:fs/promises";

const page = new URL("../../../docs/hosting.md", import.meta.url);

/** Returns the example below a heading of `docs/hosting.md` with replaced values; of several, the one in `language`. */
export const readExample = async (
  heading: string,
  values: Record<string, string> = {},
  language = "\\w+",
) => {
  const [, section = ""] = (await readFile(page, "utf8")).split(`\n## ${heading}\n`);
  const [, example] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section) ?? [];
  if (!example) throw new Error(`There is no example below "${heading}".`);
  return Object.entries(values).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The example of ${heading} does not hold ${from}.`);
    return text.replaceAll(from, to);
  }, example);
};

const partPattern = (part: string) => {
  if (part === "*") return ".*";
  return part.startsWith(":") ? "[^/]+" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
};

/** Matches the whole paths that a header rule is about. */
export const rulePattern = (path: string) =>
  new RegExp(
    `^${path
      .split(/(\*|:\w+)/)
      .map(partPattern)
      .join("")}$`,
  );
