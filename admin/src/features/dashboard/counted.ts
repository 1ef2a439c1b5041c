/** A number with its noun: `counted(1, "message", "messages")` is "1 message". */
export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
