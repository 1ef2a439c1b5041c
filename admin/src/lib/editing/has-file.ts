export const hasFile = (values: unknown): boolean =>
  values instanceof File ||
  (typeof values === "object" && values !== null && Object.values(values).some(hasFile));
