import { access, constants, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BackupError } from "#backups/backup-error.ts";
import { pictureFolder } from "#backups/manifest.ts";
import { megabytes, refuseWithoutRoom } from "#backups/refuse-without-room.ts";
import { isFile, toPath } from "#platform/db/client.ts";
import { lowSpaceThreshold, readDiskSpace } from "#platform/disk-space.ts";
import type { Settings } from "#platform/env/env.ts";
import { isThere } from "#platform/files/is-there.ts";
import { bad, doubtful, type Finding, good } from "./finding.ts";

const isOpenToOthers = ({ mode }: { mode: number }) => (mode & 0o077) !== 0;

const findSecretFlaw = async (folder: string) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const secret = await stat(path).catch(() => undefined);
    if (!secret) return `${path} can't be read. Remove it, or restore the file it points to.`;
    if (isOpenToOthers(secret)) return `other users can read ${path}. Run: chmod 600 ${path}`;
  }
  return undefined;
};

/** Checks that this user owns `DATA_DIR` and that nobody else can read it. */
export const checkPermissions = async (
  { DATA_DIR }: Pick<Settings, "DATA_DIR">,
  user = process.getuid?.(),
): Promise<Finding> => {
  const check = "Permissions";
  if (!(await isThere(DATA_DIR)))
    return doubtful(check, `${DATA_DIR} does not exist yet. The first start creates it.`);
  const folder = await stat(DATA_DIR);
  if (user !== undefined && folder.uid !== user)
    return bad(check, `${DATA_DIR} belongs to user ${folder.uid}. Run this as that user.`);
  const isWritable = await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return bad(check, `${DATA_DIR} can't be written. Run: chmod 700 ${DATA_DIR}`);
  const flaw = await findSecretFlaw(join(DATA_DIR, "secrets"));
  if (flaw) return bad(check, flaw);
  if (isOpenToOthers(folder))
    return doubtful(check, `other users can list ${DATA_DIR}. Run: chmod 700 ${DATA_DIR}`);
  return good(check, `only this user can read ${DATA_DIR}.`);
};

const findExisting = async (folder: string): Promise<string> =>
  (await isThere(folder)) ? folder : findExisting(dirname(folder));

/** Checks the room for visitors' messages and for the next backup. */
export const checkDisk = async (
  settings: Pick<Settings, "DATA_DIR" | "DATABASE_URL" | "BACKUP_KEY" | "mediaS3">,
  read = readDiskSpace,
): Promise<Finding> => {
  const check = "Disk space";
  const { DATA_DIR, DATABASE_URL } = settings;
  const space = await read(await findExisting(DATA_DIR));
  const free = `${megabytes(space.free)} free`;
  if (space.free < lowSpaceThreshold(space))
    return bad(check, `${free}. Forms refuse messages: delete files or enlarge the disk.`);
  const databasePath = toPath(DATABASE_URL);
  if (!(isFile(DATABASE_URL) && (await isThere(databasePath)))) return good(check, `${free}.`);
  const sizes = {
    databasePath,
    pictureFolder: settings.mediaS3 ? undefined : join(DATA_DIR, pictureFolder),
    isEncrypted: settings.BACKUP_KEY !== undefined,
  };
  try {
    await refuseWithoutRoom(sizes, space);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return doubtful(check, `${error.message} Delete files or enlarge the disk.`);
  }
  return good(check, `${free}, enough for the next backup.`);
};
