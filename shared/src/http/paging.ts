import { z } from "zod";
import { limits } from "../limits.ts";
import { removeInvisible } from "../text/plain-characters.ts";
import { singleLineText } from "../text/text.ts";

/** A number in a query string. */
export const countInQuery = (label: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, `${label} must be a whole number from 1.`)
    .transform(Number)
    .refine((value) => value <= max, `${label} must be at most ${max}.`);

/** `q` is searched for literally. */
export const listQuery = z.object({
  page: countInQuery("page", limits.page.last).default(1),
  pageSize: countInQuery("pageSize", limits.page.max).default(limits.page.default),
  q: z
    .string()
    .optional()
    .transform((text) => (text && removeInvisible(text).trim() ? text.trim() : undefined))
    .pipe(singleLineText("q").optional()),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The first column is the default. */
export const sortedBy = <const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
) => {
  const message = `sort must be one of ${columns.join(", ")}.`;
  return {
    sort: z.enum(columns, message).prefault(columns[0]),
    order: z.enum(["asc", "desc"], "order must be asc or desc.").default("desc"),
  };
};

export const answeredFilter = z
  .enum(["true", "false"], "answered must be true or false.")
  .transform((text) => text === "true")
  .optional();

/** Lists leave out possible spam by default. */
export const spamFilter = z
  .enum(["true", "false"], "spam must be true or false.")
  .transform((text) => text === "true")
  .optional();

/** `total` counts all matching rows; a search stops counting at its limit. */
export const pageInfo = z.object({
  total: z.int().min(0),
  totalIsAtLeast: z.boolean().optional(),
  page: z.int().min(1),
  pageSize: z.int().min(1),
});
