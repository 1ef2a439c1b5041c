import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { buildAdmin } from "../../src/startup/builds/build-admin.ts";
import { root } from "../../src/startup/builds/fingerprint.ts";
import { printTable } from "../report/table.ts";
import { folderSize } from "./folder-size.ts";

const readIgnored = async () =>
  (await readFile(join(root, ".dockerignore"), "utf8")).split("\n").filter((line) => line !== "");

/** As Docker does: what is ignored takes along what lies in it. */
const isIgnored = (path: string, patterns: string[]) =>
  patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

/** What `COPY . .` takes: the files under version control that are not ignored. */
const copyFiles = async (to: string) => {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  const ignored = await readIgnored();
  const files = listed.split("\0").filter((file) => file !== "" && !isIgnored(file, ignored));
  for (const file of files) await cp(join(root, file), join(to, file));
};

/** The packages that the product runs with, Node among them, as the Dockerfile has them installed. */
const installPackages = (folder: string) =>
  execFileSync(
    "npx",
    ["--yes", "pnpm@12", "install", "--frozen-lockfile", "--prod", "--filter", "!admin"],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );

/** The files that the Dockerfile adds to its base image, as far as they can be told without Docker. */
export const benchImage = async () => {
  const folder = await mkdtemp(join(tmpdir(), "tours-image-"));
  try {
    await copyFiles(folder);
    const files = folderSize(folder);
    installPackages(folder);
    const withPackages = folderSize(folder);
    const node = folderSize(dirname(process.execPath));
    await buildAdmin();
    const admin = folderSize(join(root, "admin", "dist"));
    printTable(
      "What the Dockerfile adds to debian:trixie-slim, MB, not compressed",
      ["", "MB"],
      [
        ["files of the product", files],
        ["packages", withPackages - files],
        ["… of these Node", node],
        ["the admin, built", admin],
        ["together", withPackages + admin],
      ],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
