import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { ConventionalChangelog } from "conventional-changelog";
import createPreset from "conventional-changelog-conventionalcommits";

/*
 * `pnpm release 0.10.0` sets the version, adds the commits since the last tag to CHANGELOG.md, commits and tags.
 */

/** Commits of other types change nothing for the people who read the changelog. */
const types = [
  { type: "feat", section: "New" },
  { type: "fix", section: "Fixed" },
  { type: "perf", section: "Faster" },
  { type: "revert", section: "Taken back" },
];

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

const compareVersions = (left: string, right: string) =>
  left.localeCompare(right, "en", { numeric: true });

const describeChanges = (version: string) =>
  text(
    new ConventionalChangelog()
      .config(createPreset({ types }))
      .context({ version, linkCompare: false, linkReferences: false })
      .writeStream(),
  );

const [version = ""] = process.argv.slice(2).filter((word) => word !== "--");
if (!/^\d+\.\d+\.\d+$/.test(version)) fail("Name the new version, such as: pnpm release 0.10.0");
if (git("status", "--porcelain")) fail("Commit your changes first.");
const tags = git("tag", "--list", "v*", "--sort=-version:refname").split("\n");
const [newest = ""] = tags;
if (!newest) fail("Tag the first version before: git tag --annotate v0.9.0");
if (compareVersions(version, newest.slice(1)) <= 0)
  fail(`${version} must be newer than ${newest}.`);

const changes = (await describeChanges(version)).trim();
const changelog = readFileSync("CHANGELOG.md", "utf8");
// Newest first, below the introduction.
writeFileSync(
  "CHANGELOG.md",
  changelog.replace("\n## ", () => `\n${changes}\n\n## `),
);
const manifest = readFileSync("package.json", "utf8");
writeFileSync(
  "package.json",
  manifest.replace(/^ {2}"version": ".*"/m, `  "version": "${version}"`),
);
git("commit", "--all", "--message", `chore: release ${version}`);
git("tag", "--annotate", `v${version}`, "--message", `Version ${version}`);
process.stdout.write("Check CHANGELOG.md, then: git push --follow-tags\n");
