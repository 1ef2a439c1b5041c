import { Command, Option } from "commander";

export const startCommand = new Command("start")
  .description("Start the product: site, admin, API and background jobs")
  .addOption(
    new Option("--role <role>", "what this process runs; takes precedence over ROLE").choices([
      "all",
      "web",
      "worker",
    ]),
  )
  .action(async ({ role }: { role?: string }) => {
    const { runUntilStopped } = await import("../start/run-until-stopped.ts");
    await runUntilStopped(role === undefined ? {} : { ROLE: role });
  });
