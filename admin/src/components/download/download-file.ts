export function downloadFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari starts to read the URL a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
