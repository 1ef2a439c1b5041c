import type { ApiResponse } from "./api.ts";
import { siteLimits } from "./limits.ts";

/** Other refusals concern the message and would recur. */
export const shouldRetry = (response: Pick<ApiResponse, "status"> | undefined) =>
  !response || response.status >= 500 || response.status === 429;

const { first, longest, maxRetryAfter } = siteLimits.retryDelays;

/** Milliseconds; at least the server's `Retry-After`, within reason. */
export const retryDelay = (tries: number, response: Pick<ApiResponse, "retryAfter"> | undefined) =>
  Math.max(
    Math.min(first * 2 ** (tries - 1), longest),
    Math.min((response?.retryAfter ?? 0) * 1_000, maxRetryAfter),
  );
