import { z } from "zod";

/** Counts the writes to public content; starts at 0. */
export const revision = z.int().min(0);
