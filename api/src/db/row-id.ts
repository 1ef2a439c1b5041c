import { randomUUID } from "node:crypto";

/** An id that nobody can guess. */
export const newId = () => randomUUID();
