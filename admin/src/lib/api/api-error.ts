import { type ErrorCode, errorCode, type FieldIssue, fieldIssue } from "shared/http/errors";
import { z } from "zod";

/** Parses each key separately, so that an unexpected key doesn't hide the server's message. */
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

/** An error response; `message` is empty when the server sent none. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly issues: FieldIssue[];
  /** The stored record, sent with `edit_conflict`. */
  readonly current: unknown;

  constructor(status: number, body: unknown) {
    const { message, code, issues, current } = receivedError.parse(body);
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.current = current;
  }
}

/** The request got no response. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** A successful response whose body breaks the contract. */
export class UnexpectedResponse extends Error {
  override name = "UnexpectedResponse";
}

export const serverMessage = (error: unknown) =>
  (error instanceof ApiError && error.message) || undefined;

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

export const isUnauthenticated = (error: unknown) =>
  error instanceof ApiError && error.status === 401;

/** The user didn't complete the re-authentication that the server asked for. */
export const isReauthenticationNeeded = (error: unknown) =>
  error instanceof ApiError && error.code === "proof_required";

/** Validation messages by field path, as forms show them. */
export const issuesByField = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
    : {};
