import type { ErrorBody, FieldIssue } from "shared/errors";

/** The server answered with an error; `message` is its sentence, empty when it sent none. */
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

/** The server said yes in a shape that the contract does not know. */
export class UnexpectedResponse extends Error {
  override name = "UnexpectedAnswer";
}

/** The server's sentence, if it sent one. */
export const serverMessage = (error: unknown) =>
  (error instanceof ApiError && error.message) || undefined;

/** Whether the server said that the thing does not exist. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether the server did not accept the session. */
export const isUnauthenticated = (error: unknown) =>
  error instanceof ApiError && error.status === 401;

/** The server's refusals by field path, as forms show them. */
export const issuesByField = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
    : {};
