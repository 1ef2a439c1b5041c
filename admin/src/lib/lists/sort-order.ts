export type SortOrder<Column extends string> = { sort: Column; order: "asc" | "desc" };
