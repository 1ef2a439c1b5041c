import { useSearchParams } from "react-router";
import type { ListQuery } from "shared/http/paging";
import type { ZodObject, ZodType } from "zod";
import { formatQuery } from "../api/format-query.ts";

type ListSchema<Query> = ZodObject & ZodType<Query>;

/** Ignores parameters that the contract rejects. */
export function readQuery<Query>(schema: ListSchema<Query>, params: URLSearchParams): Query {
  const valid = [...params].filter(
    ([key, value]) =>
      Object.hasOwn(schema.shape, key) && schema.shape[key]?.safeParse(value).success,
  );
  return schema.parse(Object.fromEntries(valid));
}

/** Keeps the state of a list in the address. Every change except of the page returns to page 1. */
export function useListQuery<Query extends ListQuery>(schema: ListSchema<Query>) {
  const [params, setParams] = useSearchParams();
  const query = readQuery(schema, params);
  const change = (changes: Partial<Query>, options?: { replace: boolean }) =>
    setParams(formatQuery(schema, { ...query, page: 1, ...changes }), options);
  return { query, change, clear: () => setParams() };
}

export type ListAddress<Query extends ListQuery = ListQuery> = {
  query: Query;
  change: (changes: Partial<Query>, options?: { replace: boolean }) => void;
  clear: () => void;
};
