import { execFileSync } from "node:child_process";

/** Megabytes that a folder or a file takes on a disk. */
export const folderSize = (path: string) =>
  Number(execFileSync("du", ["-sm", path], { encoding: "utf8" }).split("\t")[0]);
