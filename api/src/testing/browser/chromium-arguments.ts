/** How the tests start Chromium. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The third-party world is cut off: only this machine can be reached.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];
