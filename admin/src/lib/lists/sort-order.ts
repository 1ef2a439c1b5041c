/** One way to sort a list, by a column of the contract. */
export type SortOrder<Column extends string> = { sort: Column; order: "asc" | "desc" };
