import type { ErrorBody, FieldIssue } from "shared/errors";

/** An error answer; `message` is empty when the server sent none. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: ErrorBody["code"] | undefined;
  readonly issues: FieldIssue[];
  /** With `edit_conflict`: the record as it is now. */
  readonly current: unknown;

  constructor(status: number, body: ErrorBody | undefined) {
    super(body?.message ?? "");
    this.status = status;
    this.code = body?.code;
    this.issues = body?.issues ?? [];
    this.current = body?.current;
  }
}

/** No answer came. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** A success whose body breaks the contract. */
export class UnexpectedResponse extends Error {
  override name = "UnexpectedResponse";
}

export const serverMessage = (error: unknown) =>
  (error instanceof ApiError && error.message) || undefined;

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

export const isUnauthenticated = (error: unknown) =>
  error instanceof ApiError && error.status === 401;

/** Asked for a proof that it is the user, and got none. */
export const isUnproven = (error: unknown) =>
  error instanceof ApiError && error.code === "proof_required";

/** Validation messages by field path, as forms show them. */
export const issuesByField = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
    : {};
