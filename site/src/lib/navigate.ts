/** Leaves for another page of this origin. */
export function navigate(path: string): void {
  location.assign(path);
}

/** Opens an address of somebody else in a tab of its own. */
export function openTab(url: string): void {
  window.open(url, "_blank", "noopener");
}
