/** The first version of a package without a known hole that would concern us. */
export const floors: Record<string, { version: string; hole: string }> = {
  "@hono/node-server": { version: "1.4.1", hole: "path traversal" },
  astro: { version: "5.15.9", hole: "middleware skipped by encoded paths" },
  "brace-expansion": { version: "2.0.2", hole: "slow patterns" },
  devalue: { version: "5.6.2", hole: "memory used up while parsing" },
  diff: { version: "8.0.3", hole: "endless parsing of patches" },
  esbuild: { version: "0.25.0", hole: "any site could read from the development server" },
  "form-data": { version: "4.0.4", hole: "guessable boundaries" },
  glob: { version: "11.1.0", hole: "commands run by file names" },
  h3: { version: "1.15.5", hole: "request smuggling" },
  "happy-dom": { version: "20.0.2", hole: "scripts of a page left their sandbox" },
  hono: { version: "4.11.4", hole: "tokens accepted with another algorithm" },
  jose: { version: "4.15.5", hole: "memory used up by compressed tokens" },
  "js-yaml": { version: "4.1.1", hole: "prototype pollution" },
  linkifyjs: { version: "4.3.2", hole: "prototype pollution, scripts in links" },
  lodash: { version: "4.17.23", hole: "prototype pollution" },
  "mdast-util-to-hast": { version: "13.2.1", hole: "class names not sanitized" },
  nanoid: { version: "3.3.8", hole: "guessable ids" },
  nodemailer: { version: "7.0.11", hole: "mails to other domains, endless address parsing" },
  playwright: { version: "1.55.1", hole: "browsers downloaded without checking certificates" },
  postcss: { version: "8.4.31", hole: "comments parsed as rules" },
  prismjs: { version: "1.30.0", hole: "scripts run through clobbered elements" },
  "react-router": { version: "7.12.0", hole: "scripts through redirects and meta tags" },
  semver: { version: "7.5.2", hole: "slow ranges" },
  sharp: { version: "0.32.6", hole: "WebP pictures that run code" },
  undici: { version: "7.18.2", hole: "memory used up by nested compression" },
  vite: { version: "7.1.11", hole: "files read from the development server" },
  ws: { version: "8.17.1", hole: "crash by many headers" },
  zod: { version: "3.22.3", hole: "slow e-mail check" },
};

/** Older ones that we know of and may stay, and why. */
export const excused: Record<string, string> = {
  "esbuild@0.18.20": "drizzle-kit reads its own settings with it and starts no server",
};

/** Releases by thieves of a maintainer's account, in September 2025. */
export const malicious: ReadonlySet<string> = new Set([
  "ansi-regex@6.2.1",
  "ansi-styles@6.2.2",
  "backslash@0.2.1",
  "chalk@5.6.1",
  "chalk-template@1.1.1",
  "color@5.0.1",
  "color-convert@3.1.1",
  "color-name@2.0.1",
  "color-string@2.1.1",
  "debug@4.4.2",
  "error-ex@1.3.3",
  "has-ansi@6.0.1",
  "is-arrayish@0.3.3",
  "simple-swizzle@0.2.3",
  "slice-ansi@7.1.1",
  "strip-ansi@7.1.1",
  "supports-color@10.2.1",
  "supports-hyperlinks@4.1.1",
  "wrap-ansi@9.0.1",
]);
