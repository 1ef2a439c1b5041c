import { downloadBackup, readBackups, startBackup } from "shared/backups/backups.endpoints";
import type { EventLog } from "#audit/event-log.ts";
import { sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { BackupsService } from "./backups.service.ts";

const getType = (name: string) =>
  name.endsWith(".age") ? "application/octet-stream" : "application/zip";

type Deps = { backups: BackupsService; auditEvents: Pick<EventLog, "note"> };

export const backupsRoutes = ({ backups, auditEvents }: Deps) => [
  route(readBackups, () => backups.state()),
  route(startBackup, ({ by }) => {
    backups.start();
    auditEvents.note(by, { action: "backup.asked" });
    return { message: "Backup started." };
  }),
  route(downloadBackup, async ({ c, by, params, user }) => {
    const backup = await backups.find(params.id);
    const { name, parts } = backup;
    if (c.req.method !== "HEAD") {
      await backups.noteDownload(by, user.email, backup);
      c.get("log").info({ event: "backup.downloaded", user: user._id }, "Backup downloaded.");
    }
    return sendDownload(c, { name, type: getType(name) }, parts);
  }),
];
