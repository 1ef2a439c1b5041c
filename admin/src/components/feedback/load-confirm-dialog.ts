/** Rarely needed, and brings the library of dialogs with it. */
export const loadConfirmDialog = () => import("./ConfirmDialog.tsx");

/** Logging out asks with it, also once the network has gone. */
export const preloadConfirmDialog = () => {
  loadConfirmDialog().catch(() => undefined);
};
