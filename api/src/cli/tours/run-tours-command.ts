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
import type { Confirm } from "../terminal/confirm.ts";
import { withoutControls } from "./format-import.ts";
import type { TourFile } from "./tour-file.ts";

type Transfer = Services["tourTransfer"];
type Dialog = { showPreview: (preview: TourImport) => void; confirm: Confirm };

const writeExport = async (transfer: Transfer, { path, type }: TourFile) => {
  const parts = type === "zip" ? transfer.exportArchive() : transfer.exportTable();
  const unfinished = `${path}.part`;
  try {
    await pipeline(parts, createWriteStream(unfinished));
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
};

const nameDue = ({ rows, questions }: TourImport) => {
  const tours = rows.filter(({ status }) => status === "new" || status === "changed").length;
  const hasQuestions = questions !== null && questions.status !== "same";
  const all = tours === 1 ? "1 tour" : `${tours} tours`;
  return hasQuestions ? `${all} and the shared questions` : all;
};

const agree = async (preview: TourImport, { showPreview, confirm }: Dialog) => {
  showPreview(preview);
  const refused = preview.rows.filter(({ status }) => status === "refused").length;
  if (refused > 0) {
    throw new StartError(`Nothing was imported. Correct the ${refused} refused rows first.`);
  }
  await confirm(`Import ${nameDue(preview)}?`);
};

const readImport = async (transfer: Transfer, { path, type }: TourFile, dialog: Dialog) => {
  const preview = await transfer.read(createReadStream(path), type, commandLimits);
  try {
    await agree(preview, dialog);
  } catch (error) {
    await transfer.drop(preview._id);
    throw error;
  }
  return transfer.apply(commandLine, preview._id);
};

/** Opens the tours of a stopped product. Throws {@link StartError} for errors that the caller can fix. */
const withTransfer = async <Result>(
  settings: Settings,
  run: (transfer: Transfer) => Promise<Result>,
) => {
  await prepareDataFolder(settings.DATA_DIR);
  await assertStopped(settings);
  const stopping = new AbortController();
  const infrastructure = await openInfrastructure(settings, createLog("silent"), stopping.signal);
  const { tourTransfer } = createServices({
    ...infrastructure,
    openReceiver: () => Promise.reject(new Error("Nothing is published here.")),
    readGuestPageRenderer: () => Promise.reject(new Error("No page is rendered here.")),
    renderPreview: () => Promise.reject(new Error("No page is rendered here.")),
  });
  try {
    return await run(tourTransfer);
  } catch (error) {
    throw error instanceof AppError ? new StartError(withoutControls(error.message)) : error;
  } finally {
    infrastructure.imageProcessor.stop();
    infrastructure.db.close();
    stopping.abort();
  }
};

/** Throws {@link StartError} while the product runs. */
export const exportTours = async (settings: Settings, file: TourFile, print: Print) => {
  await withTransfer(settings, (transfer) => writeExport(transfer, file));
  print(`All tours are in ${file.path}.`);
};

/** Throws {@link StartError} for a refused file, and while the product runs. */
export const importTours = async (settings: Settings, file: TourFile, dialog: Dialog) => {
  await access(file.path, constants.R_OK).catch(() => {
    throw new StartError(`${file.path} cannot be read.`);
  });
  return withTransfer(settings, (transfer) => readImport(transfer, file, dialog));
};
