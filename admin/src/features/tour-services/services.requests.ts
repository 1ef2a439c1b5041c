import { queryOptions, useMutation } from "@tanstack/react-query";
import { messageBody } from "shared/errors";
import { tourService, tourServiceSaved } from "shared/tour-services";
import type { Api } from "../../lib/api/api-client.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../lib/editing/use-idempotency-key.ts";
import { useSave } from "../../lib/editing/use-save.ts";
import { useInvalidate } from "../../lib/requests/refresh.ts";
import { type ServiceValues, serviceBody } from "./service-values.ts";

const pathOf = (id: string) => `/api/services/${encodeURIComponent(id)}`;

/** One service to be edited, always read afresh: a cached one would end in a conflict. */
export const serviceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["services", "edit", id],
    queryFn: ({ signal }) => api.request(pathOf(id), { signal }, tourService),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Creates a service; sent again unchanged, it is still one. */
export function useCreateService() {
  const { api, pictures } = useApp();
  const refresh = useInvalidate();
  const keys = useIdempotencyKey();
  return useSave({
    send: async (values: ServiceValues, options) =>
      api.request(
        "/api/services",
        {
          method: "POST",
          body: serviceBody(values, await pictures.forUpload(values.imageFile, options.signal)),
          headers: keys.headersFor(values),
          ...options,
        },
        tourServiceSaved,
      ),
    onSuccess: () => {
      keys.forget();
      refresh("services");
    },
    onUncertain: () => refresh("services"),
  });
}

/** Changes a service, unless it was changed since `readAt`. */
export function useUpdateService(id: string) {
  const { api, pictures } = useApp();
  const refresh = useInvalidate();
  return useSave({
    send: async ({ values, readAt }: { values: ServiceValues; readAt: string }, options) =>
      api.request(
        pathOf(id),
        {
          method: "PUT",
          body: serviceBody(values, await pictures.forUpload(values.imageFile, options.signal)),
          headers: { "If-Unmodified-Since-Revision": readAt },
          ...options,
        },
        tourServiceSaved,
      ),
    onSuccess: () => refresh("services"),
    onUncertain: () => refresh("services"),
  });
}

/** Deletes a service. */
export function useDeleteService() {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(pathOf(id), { method: "DELETE" }, messageBody),
    onSuccess: () => refresh("services"),
  });
}
