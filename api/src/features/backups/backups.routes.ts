import { downloadBackup, readBackups, startBackup } from "shared/endpoints/backups";
import type { EventLog } from "../../audit/event-log.ts";
import { route } from "../../middleware/route.ts";
import { sendDownload } from "../../middleware/send-download.ts";
import type { BackupsService } from "./backups.service.ts";

async function* toGenerator(parts: AsyncIterable<Uint8Array>) {
  for await (const part of parts) yield new Uint8Array(part);
}

const typeOf = (name: string) =>
  name.endsWith(".age") ? "application/octet-stream" : "application/zip";

type Deps = { backups: BackupsService; auditEvents: Pick<EventLog, "note"> };

export const backupsRoutes = ({ backups, auditEvents }: Deps) => [
  route(readBackups, () => backups.state()),
  route(startBackup, ({ by }) => {
    backups.start();
    auditEvents.note(by, { action: "backup.asked" });
    return { message: "The backup is being made." };
  }),
  route(downloadBackup, async ({ c, by, params, user }) => {
    const { name, parts } = await backups.open(params.id, user.email);
    auditEvents.note(by, {
      action: "backup.downloaded",
      subject: { kind: "backup", id: params.id, name },
    });
    c.get("log").info({ event: "backup.downloaded", user: user._id }, "A backup was downloaded.");
    return sendDownload(c, { name, type: typeOf(name) }, toGenerator(parts));
  }),
];
