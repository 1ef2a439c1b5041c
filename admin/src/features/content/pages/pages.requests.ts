import { useMutation } from "@tanstack/react-query";
import { createPage, deletePage, updatePage } from "shared/content/pages/pages.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../lib/editing/use-idempotency-key.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { type PageValues, pageSchema } from "./values/page-values.ts";

/** Repeating the same request creates no second page. */
export function useCreatePage() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const idempotencyKey = useIdempotencyKey();
  return useSave({
    send: (values: PageValues, { signal, draft }) =>
      api.request(createPage, {
        query: draft,
        body: pageSchema.parse(values),
        headers: idempotencyKey.headersFor(values),
        signal,
      }),
    onSuccess: () => {
      idempotencyKey.forget();
      invalidate("pages");
    },
    onUncertain: () => invalidate("pages"),
  });
}

/** The server refuses it if the page has changed since `readAt`. */
export function useUpdatePage(id: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: ({ values, readAt }: { values: PageValues; readAt: string }, { signal, draft }) =>
      api.request(updatePage, {
        params: { id },
        query: draft,
        body: { ...pageSchema.parse(values), readAt },
        signal,
      }),
    onSuccess: () => invalidate("pages"),
    onUncertain: () => invalidate("pages"),
  });
}

export function useDeletePage() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deletePage, { params: { id } }),
    onSuccess: () => invalidate("pages"),
  });
}
