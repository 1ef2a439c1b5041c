/** Browser features that the tests do without. */
const disabledFeatures = [
  // Two pages of the address bar's popup, loaded with each window: half of what opening one takes.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // A renderer that is started ahead, for each window, and mostly not used.
  "SpareRendererForSitePerProcess",
  // Chromium takes one list, so this is also Playwright's own, as far as the tests need it.
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

/** How the tests start Chromium. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures}`,
  // The third-party world is cut off: only this machine can be reached.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];
