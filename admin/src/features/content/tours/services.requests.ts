import { useMutation } from "@tanstack/react-query";
import {
  changeTourAddress,
  createTourService,
  deleteTourService,
  updateTourService,
} from "shared/content/tours/tour-services.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../lib/editing/use-idempotency-key.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { type ServiceValues, serviceBody } from "./values/service-values.ts";

/** Repeating the same request creates no second service. */
export function useCreateService() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const idempotencyKey = useIdempotencyKey();
  return useSave({
    send: (values: ServiceValues, { draft, ...options }) =>
      api.request(createTourService, {
        query: draft,
        body: serviceBody(values),
        headers: idempotencyKey.headersFor(values),
        ...options,
      }),
    onSuccess: () => {
      idempotencyKey.forget();
      invalidate("services");
    },
    onUncertain: () => invalidate("services"),
  });
}

/** The server refuses it if the service has changed since `revision`. */
export function useUpdateService(id: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (
      { values, revision }: { values: ServiceValues; revision: string },
      { draft, ...options },
    ) =>
      api.request(updateTourService, {
        params: { id },
        query: draft,
        body: serviceBody(values),
        headers: { "If-Unmodified-Since-Revision": revision },
        ...options,
      }),
    onSuccess: () => invalidate("services"),
    onUncertain: () => invalidate("services"),
  });
}

/** The server refuses it if the service has changed since `readAt`. */
export function useChangeAddress(id: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (body: { slug: string; readAt: string }) =>
      api.request(changeTourAddress, { params: { id }, body }),
    onSuccess: () => invalidate("services"),
  });
}

export function useDeleteService() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteTourService, { params: { id } }),
    onSuccess: () => invalidate("services"),
  });
}
