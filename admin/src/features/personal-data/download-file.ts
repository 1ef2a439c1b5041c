/** Lets the browser keep a file as a download. */
export function downloadFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser begins to read it before this turn ends, Safari a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
