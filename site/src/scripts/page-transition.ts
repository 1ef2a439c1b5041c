import { isSitePath } from "../lib/paths.ts";

// The admin's pages take no part in the transition between pages.
addEventListener("pageswap", ({ activation, viewTransition }) => {
  const address = activation?.entry.url;
  if (address && !isSitePath(new URL(address).pathname)) viewTransition?.skipTransition();
});
