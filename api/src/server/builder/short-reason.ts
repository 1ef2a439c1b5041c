import { stripVTControlCharacters } from "node:util";

const longest = 600;

/** The beginning of a program's output, without colours: what an owner is shown of a failure. */
export const shortReason = (output: string) => {
  const text = stripVTControlCharacters(output).trim();
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
};
