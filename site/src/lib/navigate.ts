export function navigate(path: string): void {
  location.assign(path);
}

export function openTab(url: string): void {
  window.open(url, "_blank", "noopener");
}
