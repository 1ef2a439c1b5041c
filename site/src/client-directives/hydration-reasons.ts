import type { signInNoticeKey } from "shared/auth";
import { typedTextPrefixes } from "shared/sign-out";

/** What makes an island work before somebody touches it. */
export type HydrationReasons = {
  /** It is seen, and the page has been touched or scrolled. */
  seen?: boolean;
  /** The page has loaded and is at rest, or a finger or mouse button presses the island. */
  settled?: boolean;
  /** The browser goes back or forward within the page. */
  history?: boolean;
  /** `sessionStorage` holds a key that begins so. */
  stored?: string;
  /** The address says this in its query or fragment. */
  address?: string;
};

/** A text that waits goes on waiting, and is sent. */
export const messageForm: HydrationReasons = { seen: true, stored: typedTextPrefixes.site };

/** The slideshow starts by itself, but never competes with the first picture. */
export const slideshow: HydrationReasons = { settled: true };

/** The pager is ready before a visitor has scrolled down to its links, and answers the browser's own buttons. */
export const galleryPager: HydrationReasons = { seen: true, address: "page=", history: true };

const notice: typeof signInNoticeKey = "sign-in-notice";
export const signIn: HydrationReasons = { seen: true, stored: notice };

export const mailedLink: HydrationReasons = { address: "token=" };
