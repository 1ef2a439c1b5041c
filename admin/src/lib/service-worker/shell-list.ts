import { adminAssets } from "shared/paths";

/** What a build of the admin needs to open the inbox; `main` is named by its page. */
export type ShellList = { main: string; files: string[] };

export const shellListPath = `${adminAssets}shell.json`;
