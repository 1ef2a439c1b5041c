import { Miniflare } from "miniflare";
import { readExample } from "../../../../api/src/testing/hosting-docs.ts";
import { type Host, type HostOptions, toAddress } from "./host.ts";

export const startCloudflare = async (options: HostOptions): Promise<Host> => {
  const { assets, compatibility_date } = JSON.parse(await readExample("Cloudflare"));
  const { directory: _, ...assetConfig } = assets;
  const runtime = new Miniflare({
    compatibilityDate: compatibility_date,
    modules: true,
    script: "export default { fetch: (request, env) => env.ASSETS.fetch(request) }",
    host: "localhost",
    port: options.port,
    assets: {
      directory: options.folder,
      binding: "ASSETS",
      routerConfig: { has_user_worker: false },
      assetConfig,
    },
  });
  await runtime.ready;
  return { url: toAddress(options), stop: () => runtime.dispose() };
};
