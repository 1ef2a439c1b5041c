import { useSearchParams } from "react-router";
import { limits } from "shared/limits";
import { type ListQuery, listQuery } from "shared/paging";
import { z } from "zod";

const { page, pageSize, q } = listQuery.shape;
const addressQuery = z.object({
  page: page.catch(1),
  pageSize: pageSize.catch(limits.page.default),
  q: q.catch(undefined),
});

/** The query string by which a list is asked for; defaults are left out. */
export function listSearch({ page, pageSize, q }: ListQuery) {
  const search = new URLSearchParams();
  if (page > 1) search.set("page", String(page));
  if (pageSize !== limits.page.default) search.set("pageSize", String(pageSize));
  if (q) search.set("q", q);
  return search.size ? `?${search}` : "";
}

/** Page and search of a list, kept in the address so that reload and back keep them too. */
export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const query: ListQuery = addressQuery.parse(Object.fromEntries(params));
  const go = (changes: Partial<ListQuery>) => setParams(listSearch({ ...query, ...changes }));
  return {
    query,
    setPage: (next: number) => go({ page: next }),
    setSearch: (text: string) => go({ page: 1, q: text.trim() || undefined }),
  };
}
