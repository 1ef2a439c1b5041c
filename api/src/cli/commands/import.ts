import { Command } from "commander";
import type { TourImport } from "shared/content/tours/tour-transfer";
import { print } from "#platform/print.ts";
import { createConfirm, createYesOption } from "../terminal/confirm.ts";
import { printJson } from "../terminal/print-json.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";
import { readTourFile, type TourFile } from "../tours/tour-file.ts";

type Options = { json?: boolean; yes?: boolean };

const importAsText = async (file: TourFile, options: Options) => {
  const [{ importTours }, { formatImport }] = await Promise.all([
    import("../tours/run-tours-command.ts"),
    import("../tours/format-import.ts"),
  ]);
  const showPreview = (preview: TourImport) => {
    for (const line of formatImport(preview)) print(line);
  };
  const dialog = { showPreview, confirm: createConfirm(options) };
  print((await importTours(await readOwnSettings(), file, dialog)).message);
};

/** Prints the preview also when nothing is imported: a script reads the reasons there. */
const importAsJson = async (file: TourFile, options: Options) => {
  const { importTours } = await import("../tours/run-tours-command.ts");
  let preview: Pick<TourImport, "rows" | "questions"> | undefined;
  const showPreview = ({ rows, questions }: TourImport) => {
    preview = { rows, questions };
  };
  try {
    const dialog = { showPreview, confirm: createConfirm(options) };
    const { created, changed } = await importTours(await readOwnSettings(), file, dialog);
    printJson({ ...preview, imported: { created, changed } });
  } catch (error) {
    if (preview) printJson({ ...preview, imported: null });
    throw error;
  }
};

export const importCommand = new Command("import")
  .description("Preview and import tours, while the product is stopped")
  .argument("<file>", "a .zip or .csv file, as the export writes it", readTourFile)
  .option("--json", "print the preview and the result as JSON")
  .addOption(createYesOption())
  .action(async (file: TourFile, options: Options) => {
    await (options.json ? importAsJson : importAsText)(file, options);
  });
