import { randomUUIDv7 } from "node:crypto";

/** An id that nobody can guess. Later ones sort after earlier ones, so new rows lie side by side in every index. */
export const newId = () => randomUUIDv7();
