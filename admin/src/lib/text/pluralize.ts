/** `pluralize(1, "message", "messages")` is "1 message". */
export const pluralize = (count: number, singular: string, plural: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;

export const countInquiries = (count: number) => pluralize(count, "inquiry", "inquiries");
