import { createReadStream, createWriteStream } from "node:fs";
import { access, constants, rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { TourImport } from "shared/content/tours/tour-transfer";
import { commandLimits } from "#content/tours/transfer/archive/open-archive.ts";
import { commandLine } from "#platform/actor.ts";
import type { Settings } from "#platform/env/env.ts";
import { AppError } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { createServices, type Services } from "#server/create-services.ts";
import { assertStopped } from "#server/data/is-running.ts";
import { prepareDataFolder } from "#server/data/prepare-data-folder.ts";
import { openInfrastructure } from "#server/open-infrastructure.ts";
import { formatImport, withoutControls } from "./format-import.ts";
import type { ToursCommand } from "./read-tours-command.ts";

type Transfer = Services["tourTransfer"];
type Dialog = { print: Print; confirm: (question: string) => Promise<boolean> };

const exportTours = async (transfer: Transfer, { file, type }: ToursCommand, print: Print) => {
  const parts = type === "zip" ? transfer.exportArchive() : transfer.exportTable();
  const unfinished = `${file}.part`;
  try {
    await pipeline(parts, createWriteStream(unfinished));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  print(`All tours are in ${file}.`);
};

const nameDue = ({ rows, questions }: TourImport) => {
  const tours = rows.filter(({ status }) => status === "new" || status === "changed").length;
  const hasQuestions = questions !== null && questions.status !== "same";
  const all = tours === 1 ? "1 tour" : `${tours} tours`;
  return hasQuestions ? `${all} and the shared questions` : all;
};

const agree = async (read: TourImport, isSure: boolean, { print, confirm }: Dialog) => {
  for (const line of formatImport(read)) print(line);
  const refused = read.rows.filter(({ status }) => status === "refused").length;
  if (refused > 0) {
    throw new StartError(`Nothing was imported. Correct the ${refused} refused rows first.`);
  }
  if (isSure || (await confirm(`Import ${nameDue(read)}?`))) return;
  throw new StartError("Nothing was imported. Add --yes to import these changes.");
};

const importTours = async (
  transfer: Transfer,
  { file, type, isSure }: ToursCommand,
  dialog: Dialog,
) => {
  const read = await transfer.read(createReadStream(file), type, commandLimits);
  try {
    await agree(read, isSure, dialog);
  } catch (error) {
    await transfer.drop(read._id);
    throw error;
  }
  dialog.print((await transfer.apply(commandLine, read._id)).message);
};

const assertReadable = async ({ action, file }: ToursCommand) => {
  if (action === "export") return;
  await access(file, constants.R_OK).catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
};

/** Takes tours out or in. Throws {@link StartError} where it is refused, and while the product runs. */
export const runToursCommand = async (
  settings: Settings,
  command: ToursCommand,
  dialog: Dialog,
) => {
  await assertReadable(command);
  await prepareDataFolder(settings.DATA_DIR);
  await assertStopped(settings);
  const stopping = new AbortController();
  const infrastructure = await openInfrastructure(settings, createLog("silent"), stopping.signal);
  const { tourTransfer } = createServices({
    ...infrastructure,
    openReceiver: () => Promise.reject(new Error("Nothing is published here.")),
    readGuestPageRenderer: () => Promise.reject(new Error("No page is rendered here.")),
  });
  try {
    if (command.action === "export") await exportTours(tourTransfer, command, dialog.print);
    else await importTours(tourTransfer, command, dialog);
  } catch (error) {
    throw error instanceof AppError ? new StartError(withoutControls(error.message)) : error;
  } finally {
    infrastructure.imageProcessor.stop();
    infrastructure.db.close();
    stopping.abort();
  }
};
