import { z } from "zod";

/** Number of writes to public content, from 0. */
export const revision = z.int().min(0);
