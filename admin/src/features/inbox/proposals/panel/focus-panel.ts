export const panelId = "proposals";

/** Returns false where the open screen has no panel of proposals. */
export const focusPanel = () => {
  const panel = document.getElementById(panelId);
  panel?.scrollIntoView({ block: "nearest" });
  panel?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
  return panel !== null;
};
