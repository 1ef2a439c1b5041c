/** Separates the entries of a list edited as one text. */
export const separator = ", ";
