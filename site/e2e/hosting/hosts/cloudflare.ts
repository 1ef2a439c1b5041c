import { Miniflare } from "miniflare";
import { readExample } from "../../../../api/src/testing/hosting-docs.ts";
import { type Host, type HostOptions, toAddress } from "./host.ts";

export const startCloudflare = async (options: HostOptions): Promise<Host> => {
  const { assets, compatibility_date } = JSON.parse(await readExample("Cloudflare"));
  const { directory: _, binding, run_worker_first: __, ...assetConfig } = assets;
  const script = await readExample("Cloudflare", { "https://api.example.com": options.api }, "js");
  const runtime = new Miniflare({
    compatibilityDate: compatibility_date,
    modules: true,
    script,
    host: "localhost",
    port: options.port,
    assets: {
      directory: options.folder,
      binding,
      routerConfig: { has_user_worker: false },
      assetConfig,
    },
  });
  await runtime.ready;
  return { url: toAddress(options), stop: () => runtime.dispose() };
};
