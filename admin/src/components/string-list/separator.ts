/** Between the entries of a list that is edited as one text. */
export const separator = ", ";
