import { fileTypeFromBuffer } from "file-type";
import { invalidField } from "#platform/errors.ts";
import {
  archiveEndings,
  getEnding,
  macroEndings,
  oldOfficeEndings,
  programEndings,
} from "./file-endings.ts";
import { listArchive, type ReadSlice } from "./list-archive.ts";

type StoredFile = { name: string; bytes: number; readSlice: ReadSlice };

/** The media type of a file's content, and the ending of a name that lacks one. */
export type FileType = { type: string; ending: string | undefined };

const refuse = (sentence: string) => invalidField("file", sentence);

const programRefused = (name: string) =>
  refuse(
    `“${name}” is a program or script, which mail services reject. Attach a PDF or a photo instead.`,
  );
const macrosRefused = (name: string) =>
  refuse(
    `“${name}” holds macros, which mail services reject. Save it as PDF, .docx, .xlsx or .pptx and attach that.`,
  );
const oldOfficeRefused = (name: string) =>
  refuse(
    `“${name}” is in an old or encrypted Office format, which can hide macros. Save it as PDF, .docx, .xlsx or .pptx and attach that.`,
  );
const archiveRefused = (name: string) =>
  refuse(
    `“${name}” can't be looked into. Attach the files in it on their own, or pack them as one ZIP archive.`,
  );
const contentRefused = (name: string, held: string) =>
  refuse(
    `“${name}” contains “${held}”, which mail services reject inside archives. Remove it, or attach only the files you need.`,
  );

const isMacroPart = (name: string) =>
  /(^|\/)vbaProject\.bin$|(^|\/)macrosheets\/|^Basic\/script-lc\.xml$/i.test(name);

const officeTypes = [
  ["word/", "vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
  ["xl/", "vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx"],
  ["ppt/", "vnd.openxmlformats-officedocument.presentationml.presentation", "pptx"],
] as const;

/** OpenDocument files and e-books begin with an unpacked file that names their type. */
const readDeclaredType = (head: Buffer) =>
  /^.{30}mimetype(application\/[\w.+-]+?)PK/s.exec(head.subarray(0, 200).toString("latin1"))?.[1];

const getArchiveType = (names: string[], head: Buffer): FileType => {
  const declared = readDeclaredType(head);
  if (declared) return { type: declared, ending: undefined };
  const isOffice = names.includes("[Content_Types].xml");
  const office = officeTypes.find(
    ([folder]) => isOffice && names.some((name) => name.startsWith(folder)),
  );
  if (!office) return { type: "application/zip", ending: "zip" };
  return { type: `application/${office[1]}`, ending: office[2] };
};

const isRefusedInArchives = (name: string) =>
  [programEndings, macroEndings, oldOfficeEndings, archiveEndings].some((endings) =>
    endings.has(getEnding(name)),
  );

const checkArchive = async ({ name, bytes, readSlice }: StoredFile, head: Buffer) => {
  const names = await listArchive(bytes, readSlice);
  if (!names) throw archiveRefused(name);
  if (names.some(isMacroPart)) throw macrosRefused(name);
  const held = names.find(isRefusedInArchives);
  if (held) throw contentRefused(name, held.slice(-80));
  return getArchiveType(names, head);
};

const textTypes: Record<string, string> = {
  csv: "text/csv",
  gpx: "application/gpx+xml",
  htm: "text/html",
  html: "text/html",
  ics: "text/calendar",
};

/** Text has no signature, so its name decides. */
const getTextType = (name: string, head: Buffer): FileType =>
  head.includes(0)
    ? { type: "application/octet-stream", ending: undefined }
    : { type: textTypes[getEnding(name)] ?? "text/plain", ending: "txt" };

/** Installers, and documents of Office before 2007 or with a password. */
const oldOfficeStart = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** A ZIP archive begins with a file, or with its end if it is empty. */
const archiveStarts = ["PK\x03\x04", "PK\x05\x06"];

/** Recognizes a file by its content. Refuses files that mail services reject, with what to do instead. */
export const checkFile = async (file: StoredFile): Promise<FileType> => {
  const { name } = file;
  const ending = getEnding(name);
  if (programEndings.has(ending)) throw programRefused(name);
  if (macroEndings.has(ending)) throw macrosRefused(name);
  const head = await file.readSlice(0);
  const start = head.subarray(0, 8).toString("latin1");
  const isArchive = archiveStarts.some((signature) => start.startsWith(signature));
  if (isArchive || ending === "zip") return checkArchive(file, head);
  if (head.indexOf(oldOfficeStart) === 0) throw oldOfficeRefused(name);
  if (start.startsWith("#!")) throw programRefused(name);
  const known = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!known) return getTextType(name, head);
  if (programEndings.has(known.ext)) throw programRefused(name);
  if (archiveEndings.has(known.ext)) throw archiveRefused(name);
  return { type: known.mime, ending: known.ext };
};
