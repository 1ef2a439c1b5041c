import { invalidField } from "#platform/errors.ts";

/** What a file of an archive says. 400 naming it where it is no JSON. */
export const parseArchiveJson = (file: string, bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw invalidField(file, `${file} is no JSON in UTF-8.`);
  }
};
