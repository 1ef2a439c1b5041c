import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const settings = readFileSync("docs/settings.md", "utf8");
/** The code reads them from elsewhere, or sets them itself. */
const otherVariables = { read: ["OTEL_EXPORTER_OTLP_HEADERS"], set: /^DEV_/ };

const head = `# Made from docs/settings.md by \`vitest run env-example.test.ts -u\`. Copy it to .env and remove the # of what you set.
# Docker Compose reads .env; for systemd, copy it to /etc/ibirwa.env. Put values with spaces or $ in single quotes.

## Only for compose.yaml

# The domain that leads to this server. Without it, the site is at http://localhost.
#DOMAIN=
`;

const toPlainText = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "");

const itemPattern = /^((?:`[A-Z\d_]+`(?:, )?)+) ?(?:\((.+?)\))?: (.*)$/;

const formatItem = (item: string) => {
  const [, names = "", byDefault, text = ""] = itemPattern.exec(item.replace(/\s+/g, " ")) ?? [];
  const variables = [...names.matchAll(/[A-Z\d_]+/g)].map(([name]) => `#${name}=`);
  const defaults = byDefault ? `. Default: ${toPlainText(byDefault)}` : "";
  return [`# ${toPlainText(text)}${defaults}`, ...variables].join("\n");
};

const formatExample = () => {
  const sections = settings.split(/^## /m).slice(1);
  const formatted = sections.map((section) => {
    const [title = "", ...items] = section.trim().split(/\n+- /);
    return [`## ${title}`, ...items.map(formatItem)].join("\n\n");
  });
  return `${[head.trim(), ...formatted].join("\n\n")}\n`;
};

test("the example of an environment file lists the documented settings", async () => {
  await expect(formatExample()).toMatchFileSnapshot(".env.example");
});

test("docs/settings.md describes every setting, and no other", () => {
  const code = readFileSync("api/src/platform/env/env.ts", "utf8");
  const known = [...code.matchAll(/^ {4}([A-Z][A-Z\d_]+):/gm)].map(([, name = ""]) => name);
  const described = [...formatExample().matchAll(/^#([A-Z][A-Z\d_]+)=$/gm)].map(([, name]) => name);
  const wanted = known.filter((name) => !otherVariables.set.test(name));
  expect(wanted.length).toBeGreaterThan(50);
  expect(described.toSorted()).toEqual([...wanted, ...otherVariables.read, "DOMAIN"].toSorted());
});
