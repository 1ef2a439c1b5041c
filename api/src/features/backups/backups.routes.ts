import { downloadBackup, readBackups, startBackup } from "shared/endpoints/backups";
import { route } from "../../middleware/route.ts";
import { sendDownload } from "../../middleware/send-download.ts";
import type { BackupsService } from "./backups.service.ts";

async function* toGenerator(parts: AsyncIterable<Uint8Array>) {
  for await (const part of parts) yield new Uint8Array(part);
}

const typeOf = (name: string) =>
  name.endsWith(".age") ? "application/octet-stream" : "application/zip";

export const backupsRoutes = ({ backups }: { backups: BackupsService }) => [
  route(readBackups, () => backups.state()),
  route(startBackup, () => {
    backups.start();
    return { message: "The backup is being made." };
  }),
  route(downloadBackup, async ({ c, params, user }) => {
    const { name, parts } = await backups.open(params.id);
    c.get("log").info({ event: "backup.downloaded", user: user._id }, "A backup was downloaded.");
    return sendDownload(c, { name, type: typeOf(name) }, toGenerator(parts));
  }),
];
