import { format } from "node:util";

const printed: string[] = [];
const expected: RegExp[] = [];

/** Expects a matching warning or error; the test fails if it is missing. */
export const expectConsoleError = (pattern: RegExp) => {
  expected.push(pattern);
};

// React knows <search>, happy-dom does not yet.
const isUnknownElement = (line: string) => line.startsWith("The tag <search> is unrecognized");

export const recordOutput = (...parts: unknown[]) => {
  const line = format(...parts);
  if (!isUnknownElement(line)) printed.push(line);
};

/** Throws unless the output since the last call is what the test expects. */
export const checkOutput = () => {
  const lines = printed.splice(0);
  const patterns = expected.splice(0);
  const unexpected = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0)
    throw new Error(`The test printed warnings or errors:\n${unexpected.join("\n")}`);
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  if (missing.length > 0) throw new Error(`The test did not print ${missing.join(", ")}.`);
};
