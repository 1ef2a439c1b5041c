/** A line for the person who starts the product. */
export type Say = (line: string) => void;

/** Says it on standard output. */
export const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};
