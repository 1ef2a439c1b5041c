import type { signInNoticeKey } from "shared/auth";
import { typedTextPrefixes } from "shared/sign-out";

/** What makes an island work before somebody touches it. */
export type HydrationReasons = {
  /** It is seen, and the page has been touched or scrolled. */
  seen?: boolean;
  /** `sessionStorage` holds a key that begins so. */
  stored?: string;
  /** The address says this in its query or fragment. */
  address?: string;
};

/** A text that waits goes on waiting, and is sent. */
export const messageForm: HydrationReasons = { seen: true, stored: typedTextPrefixes.site };

const notice: typeof signInNoticeKey = "sign-in-notice";
export const signIn: HydrationReasons = { seen: true, stored: notice };

export const mailedLink: HydrationReasons = { address: "token=" };
