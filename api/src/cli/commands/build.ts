import { Command, Option } from "commander";
import { print } from "#platform/print.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

type Options = { out: string; only?: "admin" | "site" };

const buildOnly = {
  admin: async () => (await import("#server/builder/build-admin.ts")).buildAdmin(),
  site: async () => (await import("#server/builder/site-bundle.ts")).openSiteBundle(),
};

export const buildCommand = new Command("build")
  .description("Build the site and the admin into a folder for a static host")
  .option("--out <folder>", "the folder, which the build replaces", "dist")
  .addOption(
    new Option(
      "--only <part>",
      "build this part in its place, for a product that cannot write to its own folder",
    )
      .choices(["admin", "site"])
      .conflicts("out"),
  )
  .action(async ({ out, only }: Options) => {
    // Web servers, and perhaps the product, run as other users with read access only.
    process.umask(0o022);
    if (only) {
      await buildOnly[only]();
      return;
    }
    const { runBuildCommand } = await import("../static-site/run-build-command.ts");
    await runBuildCommand(await readOwnSettings(), { out }, print);
  });
