/** Loaded on demand because it imports the dialog library. */
export const loadConfirmDialog = () => import("./ConfirmDialog.tsx");

/** Logging out needs the dialog even without a network. */
export const preloadConfirmDialog = () => {
  loadConfirmDialog().catch(() => undefined);
};
