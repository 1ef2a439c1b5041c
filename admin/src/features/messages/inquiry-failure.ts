import { isNotFound, serverMessage } from "../../lib/api/api-error.ts";

const notFound = "Inquiry not found. Please check the API endpoint.";

/** The alert for a failed respond or delete; the server's sentence stands below the fixed text. */
export const failureOf = (error: unknown, otherwise: string) =>
  ({
    kind: "Not done",
    text: isNotFound(error) ? notFound : otherwise,
    detail: isNotFound(error) ? undefined : serverMessage(error),
  }) as const;
