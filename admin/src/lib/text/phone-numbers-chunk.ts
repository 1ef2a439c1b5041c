/** Loaded on demand: its table of all countries weighs 30 kB. */
export const phoneNumbersChunk = {
  queryKey: ["phone-numbers"],
  queryFn: () => import("shared/text/phone"),
  staleTime: "static",
} as const;
