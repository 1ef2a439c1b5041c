import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const isTransient = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

/** Transient failures are retried once after `retryDelay` ms. */
export const createQueryClient = ({ retryDelay = 800 } = {}) =>
  new QueryClient({
    defaultOptions: {
      // Fail when offline instead of waiting silently.
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay,
        staleTime: 5_000,
      },
      mutations: { networkMode: "always" },
    },
  });
