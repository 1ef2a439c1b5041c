export type Print = (line: string) => void;

export const print: Print = (line) => {
  process.stdout.write(`${line}\n`);
};
