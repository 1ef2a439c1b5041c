import { type ErrorCode, errorCode, type FieldIssue, fieldIssue } from "shared/http/errors";
import { z } from "zod";

/** Each key is read alone: what a proxy or a newer server adds must not hide the server's sentence. */
const receivedError = z
  .object({
    message: z.string().trim().catch(""),
    code: errorCode.optional().catch(undefined),
    issues: z
      .array(z.unknown())
      .catch([])
      .transform((issues) => issues.flatMap((issue) => fieldIssue.safeParse(issue).data ?? [])),
    current: z.unknown().optional(),
  })
  .catch({ message: "", code: undefined, issues: [], current: undefined });

/** An error answer; `message` is empty when the server sent none. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly issues: FieldIssue[];
  /** With `edit_conflict`: the record as it is now. */
  readonly current: unknown;

  /** `body` is whatever the server sent. */
  constructor(status: number, body: unknown) {
    const { message, code, issues, current } = receivedError.parse(body);
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.current = current;
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
