import { invalidField } from "#platform/errors.ts";

/** Parses a file of an archive. Throws a 400 error that names the file if it is not JSON. */
export const parseArchiveJson = (file: string, bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidField(file, `${file} is no JSON in UTF-8.`);
  }
};
