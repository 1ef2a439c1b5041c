/** `pluralize(1, "message", "messages")` is "1 message". */
export const pluralize = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

export const countInquiries = (count: number) => pluralize(count, "inquiry", "inquiries");
