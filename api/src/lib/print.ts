/** A line for the person who starts the product. */
export type Print = (line: string) => void;

/** Says it on standard output. */
export const print: Print = (line) => {
  process.stdout.write(`${line}\n`);
};
