const diskFull = /\b(ENOSPC|EDQUOT)\b/;

export const describeBuildError = (error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  return diskFull.test(text) ? "There is no room left on the disk for a release." : text;
};

const longestMessage = 600;

const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
const progress = /^\s*(\d\d:\d\d:\d\d )?\[(WARN|build|content|types|vite|assets)\]/;
const complaint = /error\b|cannot|could not|not set|\bE[A-Z]{4,}\b/i;

/** From the first complaint on, else the end. */
export const extractBuildError = (output: string) => {
  const lines = output
    .replace(colour, "")
    .split("\n")
    .filter((line) => line.trim() && !progress.test(line));
  const first = lines.findIndex((line) => complaint.test(line));
  const text = lines.slice(Math.max(first, 0)).join("\n");
  return first < 0 ? text.slice(-longestMessage) : text.slice(0, longestMessage);
};
