import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { cruise } from "dependency-cruiser";
import { beforeAll, expect, test } from "vitest";
import config, { layers } from "./dependency-cruiser.config.ts";

type Import = { rule: string; from: string; to: string };

/** One bad import for each layer rule: from a folder beside it, the layer above or the files on top. */
const upward: Import[] = Object.entries(layers).flatMap(([root, lines]) =>
  lines.flatMap((line, index) =>
    line.map((folder) => {
      const [refused] = [...line.filter((other) => other !== folder), ...(lines[index + 1] ?? [])];
      return {
        rule: `layer ${root}/${folder}`,
        from: `${root}/${folder}/a.ts`,
        to: `${root}/${refused ? `${refused}/b` : "b"}.ts`,
      };
    }),
  ),
);

const others: Import[] = [
  { rule: "no file cycles", from: "api/src/platform/a.ts", to: "api/src/platform/back.ts" },
  { rule: "shared stands alone", from: "shared/src/a.ts", to: "hono" },
  { rule: "shared stands alone", from: "shared/src/a.ts", to: "api/src/app.ts" },
  { rule: "api knows no interface", from: "api/src/platform/a.ts", to: "site/src/lib/b.ts" },
  { rule: "api knows no interface", from: "api/src/platform/a.ts", to: "react" },
  { rule: "site knows the contract", from: "site/src/lib/a.ts", to: "api/src/platform/b.ts" },
  { rule: "site knows the contract", from: "site/builder/a.ts", to: "admin/src/lib/b.ts" },
  { rule: "admin knows the contract", from: "admin/src/lib/a.ts", to: "site/src/lib/b.ts" },
  { rule: "services know no HTTP", from: "api/src/inbox/a.service.ts", to: "hono" },
  { rule: "routes know no tables", from: "api/src/inbox/a.routes.ts", to: "drizzle-orm" },
  { rule: "routes know no tables", from: "api/src/inbox/a.routes.ts", to: "api/src/tables/b.ts" },
  {
    rule: "routes know no tables",
    from: "api/src/inbox/a.routes.ts",
    to: "api/src/platform/db/b.ts",
  },
  {
    rule: "api nouns meet in services",
    from: "api/src/inbox/a.service.ts",
    to: "api/src/content/b.routes.ts",
  },
  {
    rule: "admin features never meet",
    from: "admin/src/features/a/A.tsx",
    to: "admin/src/features/b/B.tsx",
  },
  { rule: "browser code is light", from: "site/src/islands/A.tsx", to: "zod" },
  { rule: "browser code is light", from: "site/src/lib/a.ts", to: "shared/src/text/phone.ts" },
  {
    rule: "browser code is light",
    from: "site/src/forms/A.tsx",
    to: "site/src/content/build/b.ts",
  },
  {
    rule: "content is read in one place",
    from: "site/src/pages/a.ts",
    to: "site/src/content/build/fetch-content.ts",
  },
];

const allowed: Omit<Import, "rule">[] = [
  { from: "shared/src/a.ts", to: "zod" },
  { from: "shared/src/a.ts", to: "libphonenumber-js" },
  { from: "shared/src/a.ts", to: "culori" },
  { from: "shared/src/a.ts", to: "@sindresorhus/transliterate" },
  { from: "api/src/inbox/a.service.ts", to: "api/src/content/b.service.ts" },
  { from: "api/src/accounts/auth/a.service.ts", to: "api/src/accounts/users/b.ts" },
  { from: "api/src/inbox/a.routes.ts", to: "api/src/http/b.ts" },
  { from: "site/src/islands/A.tsx", to: "site/src/lib/b.ts" },
  { from: "site/src/content/build/a.ts", to: "zod" },
  { from: "admin/src/features/a/A.tsx", to: "admin/src/components/B.tsx" },
];

const refused = [...upward, ...others];
const isFile = (target: string) => target.includes("/");
const found = new Set<string>();
let folder: string;

const specifier = ({ from, to }: Omit<Import, "rule">) =>
  isFile(to) ? `./${relative(dirname(from), to)}` : to;

const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};

/** A tree with nothing in it but the imports to judge; types, as they count too. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-rules-"));
  const imports = Map.groupBy([...refused, ...allowed], ({ from }) => from);
  for (const { to } of [...refused, ...allowed]) {
    if (isFile(to) && !imports.has(to)) await write(to, "export type Thing = 1;\n");
  }
  for (const [from, list] of imports) {
    const lines = list.map((one, n) => `import type { Thing as T${n} } from "${specifier(one)}";`);
    await write(from, [...lines, "export type Thing = 1;", ""].join("\n"));
  }
  const backward: [string, string][] = [
    ["api/src/platform/back.ts", "./a.ts"],
    ["api/src/platform/one/a.ts", "../two/a.ts"],
    ["api/src/platform/two/b.ts", "../one/b.ts"],
  ];
  for (const [file, from] of backward) {
    await write(file, `import type { Thing } from "${from}";\nexport type Back = Thing;\n`);
  }
  for (const file of ["api/src/platform/two/a.ts", "api/src/platform/one/b.ts"]) {
    await write(file, "export type Thing = 1;\n");
  }
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(["api", "site", "admin", "shared"], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  if (typeof output === "string") throw new Error(output);
  for (const { from, to, rule } of output.summary.violations)
    found.add(`${rule.name}: ${from} → ${to}`);
  return () => rm(folder, { recursive: true });
});

test.each(refused)("$rule: $from may not import $to", ({ rule, from, to }) => {
  expect([...found]).toContainEqual(expect.stringContaining(`${rule}: ${from} → ${to}`));
});

test.each(Object.entries(layers))("every folder of %s has a layer", (root, lines) => {
  const sources = globSync("*/**/*.{ts,tsx,astro}", { cwd: root });
  const folders = new Set(sources.map((file) => file.split(sep)[0] ?? ""));
  const listed = ["testing", ...lines.flat()];
  expect([...folders].filter((name) => !listed.includes(name))).toEqual([]);
  expect(lines.flat().filter((name) => !folders.has(name))).toEqual([]);
});

test.each(allowed)("$from may import $to", ({ from, to }) => {
  expect([...found].filter((one) => one.endsWith(`${from} → ${to}`))).toEqual([]);
});

test("no folder cycles: folders whose files import each other", () => {
  const cycle = "api/src/platform/one → api/src/platform/two";
  expect([...found]).toContain(`no folder cycles: ${cycle}`);
});
