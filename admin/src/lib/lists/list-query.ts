import { useSearchParams } from "react-router";
import type { ListQuery } from "shared/paging";
import type { ZodObject, ZodType } from "zod";
import { formatQuery } from "../api/format-query.ts";

/** The contract of a list's query string, which also says what is left out by default. */
export type ListSchema<Query> = ZodObject & ZodType<Query>;

/** What the address says, as far as the contract knows it. */
function readQuery<Query>(schema: ListSchema<Query>, params: URLSearchParams): Query {
  const known = [...params].filter(
    ([key, value]) =>
      Object.hasOwn(schema.shape, key) && schema.shape[key]?.safeParse(value).success,
  );
  return schema.parse(Object.fromEntries(known));
}

/**
 * Page, search, order and filters of a list, kept in the address so that reload, back and forward
 * keep them too. Whatever is changed but the page leads to the first page.
 */
export function useListQuery<Query extends ListQuery>(schema: ListSchema<Query>) {
  const [params, setParams] = useSearchParams();
  const query = readQuery(schema, params);
  const change = (changes: Partial<Query>, options?: { replace: boolean }) =>
    setParams(formatQuery(schema, { ...query, page: 1, ...changes }), options);
  return { query, change, clear: () => setParams() };
}

/** What a list reads from the address and writes to it. */
export type ListAddress<Query extends ListQuery = ListQuery> = {
  query: Query;
  change: (changes: Partial<Query>, options?: { replace: boolean }) => void;
  clear: () => void;
};
