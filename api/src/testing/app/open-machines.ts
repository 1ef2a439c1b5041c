import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { releaseInfo } from "shared/publishing/builds";
import type { S3Settings } from "../../media/storage/s3-client.ts";
import { findFreePort } from "../find-free-port.ts";
import { killProduct, spawnProduct } from "./spawn-product.ts";
import { startProxy } from "./start-proxy.ts";

const bucketVariables = ({ endpoint, bucket, region, ...keys }: S3Settings) => ({
  MEDIA_S3_ENDPOINT: endpoint,
  MEDIA_S3_BUCKET: bucket,
  MEDIA_S3_REGION: region ?? "",
  MEDIA_S3_ACCESS_KEY_ID: keys.accessKeyId,
  MEDIA_S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
});

type Role = "all" | "web" | "worker";
type Shared = { bucket: S3Settings; databaseUrl: string; variables?: Record<string, string> };

/**
 * Machines with separate disks and one shared database, bucket, set of secrets and public address. The
 * address leads to those with the role `web`, and for pages to the others.
 */
export const openMachines = async (
  roles: Role[],
  { bucket, databaseUrl, variables: shared = {} }: Shared,
) => {
  const places: { port: number; role: Role }[] = [];
  for (const role of roles) places.push({ port: await findFreePort(), role });
  const getPorts = (isWanted: (role: Role) => boolean) =>
    places.filter(({ role }) => isWanted(role)).map(({ port }) => port);
  const pages = getPorts((role) => role !== "web");
  const otherPorts = roles.includes("web") ? getPorts((role) => role === "web") : pages;
  const proxy = await startProxy({ pages, otherPorts });
  const opened: { kill: () => Promise<void>; folder: string }[] = [];
  const common = {
    ...bucketVariables(bucket),
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    JWT_SECRET: "a secret that all machines have in common",
    BACKUP_TO: "s3",
    BACKUP_KEY: "a passphrase of the tests",
    PUBLIC_URL: proxy.origin,
    TRUST_PROXY: "1",
    ...shared,
  };

  /** A machine with an empty disk. */
  const open = async ({ port, role }: (typeof places)[number]) => {
    const folder = await mkdtemp(join(tmpdir(), "tours-machine-"));
    const origin = `http://localhost:${port}`;
    let child: Promise<ChildProcess> | undefined;
    const kill = async () => {
      const started = child;
      child = undefined;
      await killProduct(await started?.catch(() => undefined));
    };
    opened.push({ kill, folder });
    return {
      origin,
      folder,
      kill,
      /** Resolves once it is ready. */
      start: async () => {
        child = spawnProduct({ ...common, PORT: String(port), DATA_DIR: folder, ROLE: role });
        await child;
      },
      /** Stops it like a supervisor. Returns its exit code. */
      stop: async (): Promise<unknown> => {
        const running = await child;
        if (!running) return undefined;
        const gone = once(running, "exit");
        running.kill("SIGTERM");
        const [code] = await gone;
        return code;
      },
      /** Reads the id of the served release; nothing if the server does not answer or has none. */
      readShown: async () => {
        const answer = await fetch(`${origin}/_release.json`).catch(() => undefined);
        return answer?.ok ? releaseInfo.parse(await answer.json()).buildId : undefined;
      },
    };
  };

  return {
    origin: proxy.origin,
    common,
    machines: await Promise.all(places.map(open)),
    close: async () => {
      proxy.close();
      for (const { kill, folder } of opened) {
        await kill();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};
