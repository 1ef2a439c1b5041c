import type { signInNoticeKey } from "shared/accounts/auth";
import { typedTextPrefixes } from "shared/accounts/sign-out";

/** Events that hydrate an island before a visitor touches it. */
export type HydrationReasons = {
  /** It is in view, and the visitor has touched or scrolled the page. */
  seen?: boolean;
  /** The page has loaded and the browser is idle, or a pointer presses the island. */
  settled?: boolean;
  /** The browser goes back or forward within the page. */
  history?: boolean;
  /** `sessionStorage` holds a key with this prefix. */
  stored?: string;
  /** The address has this text in its query or fragment. */
  address?: string;
};

/** A stored message is sent without a touch. */
export const messageForm: HydrationReasons = { seen: true, stored: typedTextPrefixes.site };

/** The slideshow starts after the first picture, so that they don't compete for bandwidth. */
export const slideshow: HydrationReasons = { settled: true };

/** The pager is hydrated before a visitor reaches its links, and handles the browser's back and forward buttons. */
export const galleryPager: HydrationReasons = { seen: true, address: "page=", history: true };

const notice: typeof signInNoticeKey = "sign-in-notice";
export const signIn: HydrationReasons = { seen: true, stored: notice };

/** It first looks whether somebody is signed in. */
export const closingAccount: HydrationReasons = { settled: true };

export const comparison: HydrationReasons = { address: "tours=" };

export const mailedLink: HydrationReasons = { address: "token=" };
