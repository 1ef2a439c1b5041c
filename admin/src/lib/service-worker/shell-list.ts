import { adminAssets } from "shared/paths";

/** The files of a build that the inbox needs; the page references `main`. */
export type ShellList = { main: string; files: string[] };

export const shellListPath = `${adminAssets}shell.json`;
