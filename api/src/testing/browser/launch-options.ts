import { findChromium, findHeadlessChromium } from "./find-chromium.ts";

/** Features that Playwright turns off; our list replaces its own in Chromium. */
const withoutByPlaywright = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** Lists below the address bar: invisible pages that cost half a second per test. */
const unseen = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...withoutByPlaywright, ...unseen].join(",")}`,
  // The third-party world is cut off: only this machine can be reached.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];

const startedFrom = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args,
});

export const headlessChromium = startedFrom(findHeadlessChromium());

/** For what only a browser with windows does, or does as on a phone. */
export const wholeChromium = startedFrom(findChromium());
