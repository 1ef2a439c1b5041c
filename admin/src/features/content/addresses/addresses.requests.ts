import { useMutation } from "@tanstack/react-query";
import type { MissingPathChange, RedirectInput } from "shared/content/addresses/redirects";
import {
  changeMissingPath,
  deleteRedirect,
  importRedirects,
  readRedirectImport,
  saveRedirect,
} from "shared/content/addresses/redirects.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";

type Handlers = {
  /** Called even if the component is gone, unlike the handlers of `mutate`. */
  onError?: (error: Error) => void;
};

export function useSaveRedirect({ onError }: Handlers = {}) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: RedirectInput) => api.request(saveRedirect, { body }),
    onSuccess: () => invalidate("redirects"),
    ...(onError && { onError }),
  });
}

export function useDeleteRedirect() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (source: string) => api.request(deleteRedirect, { query: { source } }),
    onSuccess: () => invalidate("redirects"),
  });
}

const headers = { "Content-Type": "text/csv" };

/** Sends a CSV file; the response says what becomes of each row. */
export function useReadRedirects() {
  const { api } = useApp();
  return useSave({
    send: (file: File, options) =>
      api.request(readRedirectImport, { body: file, headers, ...options }),
  });
}

export function useImportRedirects() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (file: File, options) =>
      api.request(importRedirects, { body: file, headers, ...options }),
    onSuccess: () => invalidate("redirects"),
    whenUnanswered: "Check the list before you import the file again.",
  });
}

export function useChangeMissingPath({ onError }: Handlers) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: MissingPathChange) => api.request(changeMissingPath, { body }),
    onSuccess: () => invalidate("redirects"),
    ...(onError && { onError }),
  });
}
