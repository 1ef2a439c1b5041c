import type {
  IConfiguration,
  IForbiddenRuleType,
  IRegularForbiddenRuleType,
} from "dependency-cruiser";

/**
 * The layers of each package, from the bottom up. A folder imports from the lines below its own; folders of one line
 * do not meet. Files beside the folders put everything together: they are on top.
 */
export const layers: Record<string, string[][]> = {
  "api/src": [
    ["platform"],
    ["tables"],
    ["http"],
    ["audit"],
    ["mail"],
    ["media"],
    ["publishing"],
    ["webhooks"],
    ["accounts"],
    ["content"],
    ["inbox"],
    ["backups"],
    ["server"],
    ["cli"],
  ],
  "site/src": [
    ["lib"],
    ["build", "client-directives", "content"],
    ["components", "seo"],
    ["forms", "guest-pages"],
    ["islands", "scripts"],
    ["layouts", "sections"],
    ["pages"],
  ],
  "admin/src": [["lib"], ["components"], ["features"]],
};

const anyOf = (names: string[]) => names.join("|");
const inFolder = (root: string, folders: string[]) => `^${root}/(${anyOf(folders)})/`;
const packages = (names: string[]) =>
  `(^|/)node_modules/(${anyOf(names)})(/|$)|^(${anyOf(names)})(/|$)`;

/** For every layer the rule that it imports nothing beside or above it. */
const layerRules: IForbiddenRuleType[] = Object.entries(layers).flatMap(([root, lines]) =>
  lines.flatMap((line, index) =>
    line.map((folder) => {
      const beside = line.filter((other) => other !== folder);
      const refused = [...beside, ...lines.slice(index + 1).flat()];
      return {
        name: `layer ${root}/${folder}`,
        severity: "error",
        from: { path: inFolder(root, [folder]) },
        to: {
          path: [
            `^${root}/[^/]+\\.tsx?$`,
            ...(refused.length > 0 ? [inFolder(root, refused)] : []),
          ],
        },
      };
    }),
  ),
);

const rule = (
  name: string,
  comment: string,
  from: string,
  to: IRegularForbiddenRuleType["to"],
): IForbiddenRuleType => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to,
});

const config: IConfiguration = {
  forbidden: [
    { name: "no file cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no folder cycles",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    ...layerRules,
    rule(
      "shared stands alone",
      "shared imports zod, phone numbers, colours, transliteration and itself.",
      "^shared/src/",
      {
        pathNot: [
          "^shared/src/",
          packages(["zod", "libphonenumber-js", "culori", "@sindresorhus/transliterate"]),
        ],
      },
    ),
    rule("api knows no interface", "The API knows nothing of site and admin.", "^api/src/", {
      path: ["^(site|admin)/", packages(["react", "react-dom", "astro"])],
    }),
    rule(
      "site knows the contract",
      "The site knows the API by its contract alone.",
      "^site/(src|builder)/",
      {
        path: "^(api|admin)/",
      },
    ),
    rule(
      "admin knows the contract",
      "The admin knows the API by its contract alone.",
      "^admin/src/",
      {
        path: "^(api|site)/",
      },
    ),
    rule("services know no HTTP", "Routes translate HTTP.", "^api/src/.*\\.service\\.ts$", {
      path: packages(["hono", "@hono", "hono-openapi"]),
    }),
    rule(
      "routes know no tables",
      "Routes reach data through services.",
      "^api/src/.*\\.routes\\.ts$",
      {
        path: ["^api/src/(tables|platform/db)/", packages(["drizzle-orm", "@libsql"])],
      },
    ),
    rule(
      "api nouns meet in services",
      "Accounts, content, inbox and backups use each other through their services.",
      "^api/src/(accounts|content|inbox|backups)/",
      {
        path: "^api/src/(accounts|content|inbox|backups)/",
        pathNot: ["^api/src/$1/", "\\.service\\.ts$"],
      },
    ),
    rule(
      "admin features never meet",
      "What two features need is a component.",
      "^admin/src/features/([^/]+)/",
      {
        path: "^admin/src/features/[^/]+/",
        pathNot: "^admin/src/features/$1/",
      },
    ),
    {
      name: "browser code is light",
      comment: "zod weighs 23 kB, phone numbers more; the browser checks with lib/guards.ts.",
      severity: "error",
      from: {
        path: "^site/src/(components|content|forms|islands|lib|scripts)/",
        pathNot: "^site/src/content/build/",
      },
      to: {
        path: [
          "^shared/src/text/phone\\.ts$",
          "^site/src/(content/)?build/",
          packages(["zod", "libphonenumber-js"]),
        ],
      },
    },
    {
      name: "content is read in one place",
      comment:
        "Pages read content through content/build/read-content.ts, which records what each page depends on.",
      severity: "error",
      from: { path: "^site/src/", pathNot: "^site/src/content/build/" },
      to: { path: "^site/src/content/build/fetch-content\\.ts$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.tsx?$|/testing/|/e2e/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types"] },
  },
};

export default config;
