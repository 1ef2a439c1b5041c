import { type ApiResponse, responseMessage } from "../../lib/api.ts";
import { siteLimits } from "../../lib/limits.ts";

const isAccepted = (response: ApiResponse) =>
  response.status === 201 && responseMessage(response) !== undefined;

/** A captive portal answers 2xx to anything: what our API does not say counts as no response. */
export const ignoreForeignSuccess = (response: ApiResponse) =>
  response.status >= 400 || isAccepted(response) ? response : undefined;

/** Other refusals are about the message and would come again. */
export const shouldRetry = (response: ApiResponse | undefined) =>
  !response || response.status >= 500 || response.status === 429;

const { first, longest, maxRetryAfter } = siteLimits.retryDelays;

/** Milliseconds; at least what the server asks for, within reason. */
export const retryDelay = (tries: number, response: ApiResponse | undefined) =>
  Math.max(
    Math.min(first * 2 ** (tries - 1), longest),
    Math.min((response?.retryAfter ?? 0) * 1_000, maxRetryAfter),
  );
