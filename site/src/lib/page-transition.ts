import { isAdminPath } from "shared/paths";

const skip = ({ activation, viewTransition }: PageSwapEvent) => {
  const address = activation?.entry.url;
  if (address && isAdminPath(new URL(address).pathname)) viewTransition?.skipTransition();
};

/** The admin's pages take no part in the transition between pages. */
export const skipAdminTransitions = () => addEventListener("pageswap", skip);
