import type { ErrorBody, ErrorCode, FieldIssue, SignInMethod } from "shared/http/errors";

export const httpStatus = {
  validation_failed: 400,
  unauthenticated: 401,
  forbidden: 403,
  access_missing: 403,
  scope_missing: 403,
  proof_required: 403,
  second_factor_required: 403,
  second_factor_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  last_admin: 409,
  edit_conflict: 409,
  request_timeout: 408,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
} as const satisfies Record<ErrorCode, number>;

type Extra = {
  issues?: FieldIssue[];
  current?: unknown;
  secondStep?: { ticket: string; methods: SignInMethod[] };
  headers?: Record<string, string>;
};

/** A refusal with a sentence for the person who caused it; becomes the JSON error answer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.extra = extra;
  }

  get body(): ErrorBody {
    const { issues, current, secondStep } = this.extra;
    return {
      message: this.message,
      code: this.code,
      ...(issues && { issues }),
      ...(current !== undefined && { current }),
      ...secondStep,
    };
  }
}

/** 404: `notFound("Service")` says `Service not found`. */
export const notFound = (thing: string) => new AppError("not_found", `${thing} not found`);

/** zod's own messages do not name the field. */
const namesNoField = (message: string) => message.startsWith("Invalid input");

/** `Prices 2: Amount must be …` for `facts.prices.1.amount`. */
const describeIssue = ({ path, message }: FieldIssue) => {
  if (path && namesNoField(message)) return `${path}: ${message}.`;
  const [list, index, field] = path.split(".").slice(-3);
  if (!list || !field || !Number.isInteger(Number(index))) return message;
  return `${list[0]?.toUpperCase()}${list.slice(1)} ${Number(index) + 1}: ${message}`;
};

/** 400 naming the fields; the message is their sentences, the first few of them. */
export const validationFailed = (issues: FieldIssue[]) => {
  const sentences = [...new Set(issues.map(describeIssue))];
  return new AppError("validation_failed", sentences.slice(0, 5).join(" "), { issues });
};

export const invalidField = (path: string, message: string) =>
  validationFailed([{ path, message }]);

export const unauthenticated = (message = "Please sign in.") =>
  new AppError("unauthenticated", message, { headers: { "WWW-Authenticate": "Bearer" } });

export const forbidden = (message = "Only admins can do this.") =>
  new AppError("forbidden", message);

/** For admins who may use a part of the admin area only. */
export const accessMissing = () =>
  new AppError("access_missing", "Your account can't open this. Ask an admin.");

export const conflict = (message: string) => new AppError("conflict", message);

/** 409: somebody saved the record after it was read; `current` is how it is now. */
export const editConflict = (current: unknown) =>
  new AppError("edit_conflict", "Someone else changed this in the meantime.", { current });

/** 408: the rest of the request is not waited for. */
export const requestTimeout = () =>
  new AppError("request_timeout", "This took too long to arrive. Please try again.", {
    headers: { Connection: "close" },
  });

export const tooLarge = (message: string) => new AppError("too_large", message);

export const unsupportedMediaType = (message: string) =>
  new AppError("unsupported_media_type", message);

export const rateLimited = (seconds: number) =>
  new AppError("rate_limited", "Too many requests. Please wait a little and try again.", {
    headers: { "Retry-After": String(seconds) },
  });

export const unavailable = () =>
  new AppError("unavailable", "This is not available right now. Please try again in a moment.", {
    headers: { "Retry-After": "5" },
  });

export const insufficientStorage = () =>
  new AppError(
    "insufficient_storage",
    "The server is out of space, so this wasn't saved. Please try again later.",
  );
