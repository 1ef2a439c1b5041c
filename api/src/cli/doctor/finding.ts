/** One line of the report; a bad one makes the command fail. */
export type Finding = {
  check: string;
  state: "good" | "doubtful" | "bad";
  /** Says how it is and, unless it is good, what to do. */
  message: string;
};

export const good = (check: string, message: string): Finding => ({
  check,
  state: "good",
  message,
});

export const doubtful = (check: string, message: string): Finding => ({
  check,
  state: "doubtful",
  message,
});

export const bad = (check: string, message: string): Finding => ({ check, state: "bad", message });

const marks = { good: "✓", doubtful: "!", bad: "✗" };

export const formatFinding = ({ check, state, message }: Finding) =>
  `${marks[state]} ${check}: ${message}`;

export const describeError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
