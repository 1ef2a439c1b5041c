import type { ApiResponse } from "./api.ts";
import { isBoolean, readKey } from "./guards.ts";

/** Whether the API sends mails, as it says alike for all addresses. */
export const sendsMail = ({ body }: ApiResponse) => readKey(body, "sendsMail", isBoolean) === true;
