import { isAdminPath } from "shared/paths";

// The admin's pages take no part in the transition between pages.
addEventListener("pageswap", ({ activation, viewTransition }) => {
  const address = activation?.entry.url;
  if (address && isAdminPath(new URL(address).pathname)) viewTransition?.skipTransition();
});
