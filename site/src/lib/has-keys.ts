/** Whether an answer's body, or a part of it, has these keys. */
export const holds = <K extends string>(
  value: unknown,
  ...keys: K[]
): value is Record<K, unknown> =>
  typeof value === "object" && value !== null && keys.every((key) => key in value);
