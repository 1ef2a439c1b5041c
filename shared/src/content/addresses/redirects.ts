import { z } from "zod";

/** `moved`: made when the address of a page changed. */
export const redirectOrigin = z.enum(["moved", "added", "imported"]);
export type RedirectOrigin = z.infer<typeof redirectOrigin>;
